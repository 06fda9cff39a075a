import { type DemoCounts, type DemoData, demoCounts, makeDemoData, seeded } from './demo-data.ts';
import { type DemoFile, planDeletedFiles, planFiles } from './demo-files.ts';
import { makeStaff } from './rows/people.ts';
import { makeCommentLikes, makeFollows, makePostLikes } from './rows/likes-and-follows.ts';
import type { Answers } from './staff/answers.ts';
import { makeStaffWeek } from './staff/staff-week.ts';

export type { DemoCounts } from './demo-data.ts';
export { readDrawing } from './stored-drawings.ts';

/**
 * Generates the demo: rows by table, and a list of their files, which are not read yet. All dates are
 * relative to `now`, so that the demo always looks recent.
 * @param adminPasswordHash of the password in `demo-admin.ts`
 * @param counts smaller numbers for tests
 * @returns `deletes` are done after the rows are inserted, some of which are only there to be deleted;
 * `entries` are all other audit entries
 */
export function makeDemo({
  now,
  adminPasswordHash,
  counts = demoCounts,
}: {
  now: Date;
  adminPasswordHash: string;
  counts?: DemoCounts;
}) {
  const made = makeDemoData(now, adminPasswordHash, counts);
  const { data, deleted, deletes, purged, answers, entries } = makeStaffWeek(made, now);
  const files = [...planFiles(data), ...planDeletedFiles(deleted)];
  return {
    files: files.map(({ drawing, ...file }) => ({ drawing, row: fileRow(file) })),
    tables: {
      ...makeTables(
        [data, deleted],
        files,
        answers,
        makeStaff(seeded('staff'), now, adminPasswordHash),
      ),
      ...makeTies([data, deleted], now),
      ...answerTables(answers),
    },
    deletes,
    purged,
    entries,
  };
}

export type Demo = ReturnType<typeof makeDemo>;

function answerTables({
  ticket_messages,
  user_notes,
  sanctions,
}: Pick<Answers, 'ticket_messages' | 'user_notes' | 'sanctions'>) {
  return { ticket_messages, user_notes, sanctions };
}

function makeTables(
  parts: readonly DemoData[],
  files: readonly DemoFile[],
  { takers, lastWords }: Pick<Answers, 'takers' | 'lastWords'>,
  staff: ReturnType<typeof makeStaff>,
) {
  const shown = new Map(files.map(({ shownBy, id }) => [shownBy, id]));
  const fileOf = ({ id }: { id: string }): string | null => shown.get(id) ?? null;
  const rowsOf = <Row>(rows: (part: DemoData) => readonly Row[]): Row[] => parts.flatMap(rows);
  return {
    users: [...rowsOf(({ people }) => people.map(({ row }) => row)), ...staff],
    posts: rowsOf(({ posts }) =>
      posts.map(({ row }) => ({ ...row, image_resource_id: fileOf(row) })),
    ),
    comments: rowsOf(({ comments }) => comments.map(({ likes: _likes, ...row }) => row)),
    certificates: rowsOf(({ certificates }) =>
      certificates.map(({ row }) => ({ ...row, file_resource_id: fileOf(row) })),
    ),
    dive_logs: rowsOf(({ diveLogs }) => diveLogs),
    tickets: rowsOf(({ tickets }) =>
      tickets.map((row) => ({
        ...row,
        taken_by: takers.get(row.id) ?? null,
        last_words_at: lastWords.get(row.id) ?? null,
      })),
    ),
  };
}

/** Likes and follows; triggers count them. */
function makeTies(parts: readonly DemoData[], now: Date) {
  const people = parts.flatMap((part) => part.people);
  const posts = parts.flatMap((part) => part.posts);
  const comments = parts.flatMap((part) => part.comments);
  return {
    post_likes: makePostLikes(seeded('post likes'), now, { people, posts }),
    comment_likes: makeCommentLikes(seeded('comment likes'), now, { people, comments }),
    follows: makeFollows(seeded('follows'), now, people),
  };
}

/** The other columns come from the drawing. */
function fileRow({ id, userId, kind, name, createdAt }: Omit<DemoFile, 'drawing'>) {
  return { id, user_id: userId, kind, name, created_at: createdAt };
}

import { type DemoCounts, demoCounts, makeDemoData } from './demo-data.ts';
import { type DemoFile, planFiles } from './demo-files.ts';

export type { DemoCounts } from './demo-data.ts';
export { readDrawing } from './stored-drawings.ts';

/**
 * Generates the demo: rows by table, and a list of their files, which are not read yet. All dates are
 * relative to `now`, so that the demo always looks recent.
 * @param adminPasswordHash of the password in `demo-admin.ts`
 * @param counts smaller numbers for tests
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
  const data = makeDemoData(now, adminPasswordHash, counts);
  const files = planFiles(data);
  const shown = new Map(files.map(({ shownBy, id }) => [shownBy, id]));
  const fileOf = ({ id }: { id: string }): string | null => shown.get(id) ?? null;
  return {
    files: files.map(({ drawing, ...file }) => ({ drawing, row: fileRow(file) })),
    tables: {
      users: data.people.map(({ row }) => row),
      posts: data.posts.map(({ row }) => ({ ...row, image_resource_id: fileOf(row) })),
      comments: data.comments,
      certificates: data.certificates.map(({ row }) => ({ ...row, file_resource_id: fileOf(row) })),
      dive_logs: data.diveLogs,
      tickets: data.tickets,
    },
  };
}

export type Demo = ReturnType<typeof makeDemo>;

/** The other columns come from the drawing. */
function fileRow({ id, userId, kind, name, createdAt }: Omit<DemoFile, 'drawing'>) {
  return { id, user_id: userId, kind, name, created_at: createdAt };
}

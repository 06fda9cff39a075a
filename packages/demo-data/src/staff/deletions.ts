import type { TrashNoun } from '@buddyline/domain/trash';
import { deletedComment, deletedTicket } from '../content/deleted-texts.ts';
import type { DemoData } from '../demo-data.ts';
import { demoId } from '../rows/identity.ts';
import { hourMs } from '../rows/moments.ts';
import type { Person } from '../rows/people.ts';
import { makeCertificate, makeComment, makeDeletedMember } from './deleted-member.ts';
import { type DemoDelete, takeNewest, type Week } from './entries.ts';
import { makeSpam } from './spam.ts';

/** What was deleted in the week: the rows, and the deletes in the order of time. */
export function makeDeletions(week: Week, data: DemoData) {
  const { audit, ada, ines, at } = week;
  const member = makeDeletedMember(week, data);
  const spam = makeSpam(week, data);
  const comment = makeInsult(week, data);
  const certificate = makeCertificate(week, {
    owner: arabicMember(data.people),
    course: 0,
    number: 'NDF-51904',
    daysAgo: 6,
  });
  const ticket = makeTestTicket(week, data.people);
  const remove = (
    noun: TrashNoun,
    { id }: { id: string },
    who: Person,
    when: Parameters<Week['at']>,
  ): DemoDelete => ({ noun, itemId: id, audit: audit(who, `${noun}.delete`, at(...when)) });
  const rows: DemoData = {
    ...member,
    posts: [...member.posts, ...spam.posts],
    comments: [...member.comments, comment],
    certificates: [...member.certificates, certificate],
    tickets: [ticket],
  };
  const deletes = [
    ...spam.deletes,
    remove('comments', comment, ada, [4, 17, 40]),
    remove('certificates', certificate.row, ines, [3, 11, 5]),
    remove('tickets', ticket, ada, [2, 10, 26]),
    ...member.people.map(({ row }) => remove('users', row, ada, [1, 16, 48])),
  ];
  return { rows, deletes, entries: spam.entries, purged: spam.purged };
}

/** The same member whenever the demo is made, because the name is on a stored document. */
function arabicMember(people: readonly Person[]): Person {
  const member = people.find(({ row, writes }) => writes === 'ar' && row.role === 'USER');
  if (!member) throw new Error('The demo needs a member who writes in Arabic');
  return member;
}

function makeInsult(
  { random, at }: Week,
  { people, posts }: DemoData,
): DemoData['comments'][number] {
  const author = arabicMember(people);
  const others = posts.filter((post) => post.language === 'ar' && post.author !== author);
  const post = takeNewest(others.map(({ row }) => row))(at(4, 14, 0));
  if (!post) throw new Error('The demo needs a post in Arabic');
  const wrote = new Date(post.created_at.getTime() + 1.5 * hourMs);
  return makeComment(random, { author, post, content: deletedComment, wrote });
}

function makeTestTicket({ random, at }: Week, people: readonly Person[]) {
  const created = at(2, 9, 12);
  const reporter = people.find(({ row, writes }) => writes === 'en' && row.role === 'USER');
  if (!reporter) throw new Error('The demo needs a member');
  return {
    ...deletedTicket,
    id: demoId(random, created),
    user_id: reporter.row.id,
    status: 'OPEN' as const,
    created_at: created,
    updated_at: created,
  };
}

import { spamReason, spamTexts } from '../content/deleted-texts.ts';
import type { DemoData } from '../demo-data.ts';
import { demoId } from '../rows/identity.ts';
import { dayMs, minuteMs } from '../rows/moments.ts';
import type { Person } from '../rows/people.ts';
import type { Post } from '../rows/posts.ts';
import { type DemoAudit, type DemoDelete, type DemoEntry, entryOf, type Week } from './entries.ts';
import { aboutPost } from './post-entries.ts';

/** A deletion that ended when the item was deleted for good, as the API leaves it. */
export type PurgedDeletion = {
  id: string;
  noun: 'posts';
  item_id: string;
  owner_id: string;
  label: '';
  by_id: string | null;
  by_name: string | null;
  at: Date;
  operation_id: string | null;
  purge_at: Date;
  purged_at: Date;
};

/**
 * Inês deletes eight posts at once, written at night by two accounts that others had got into. The first
 * member has the account back and agrees, so Ada deletes that one's five posts for good; three are left.
 */
export function makeSpam(week: Week, { people }: Pick<DemoData, 'people'>) {
  const { random, at, audit, ada, ines } = week;
  const operationId = demoId(random, at(5, 8, 31));
  const begun = at(5, 8, 31).getTime();
  const purgeBegun = at(2, 15, 20).getTime();
  const deletes: DemoDelete[] = [];
  const entries: DemoEntry[] = [];
  const purged: PurgedDeletion[] = [];
  const posts = writeSpam(week, people);
  for (const [index, post] of posts.entries()) {
    const deletedAt = new Date(begun + index * 160);
    const circumstances = { reason: spamReason, operationId };
    const deleted = audit(ines, 'posts.delete', deletedAt, circumstances);
    if (index >= spamTexts.purged.length) {
      deletes.push({ noun: 'posts', itemId: post.row.id, audit: deleted });
      continue;
    }
    const purgedAt = new Date(purgeBegun + index * 0.2 * minuteMs);
    const purge = audit(ada, 'posts.purge', purgedAt);
    for (const one of [deleted, purge]) {
      entries.push({ ...entryOf(one, aboutPost(post.row)), counts: {} });
    }
    purged.push(endOf(deleted, { post, deletedAt, purgedAt }));
  }
  return { posts: posts.slice(spamTexts.purged.length), deletes, entries, purged };
}

function endOf(
  { id, actor, operationId }: DemoAudit,
  { post, deletedAt, purgedAt }: { post: Post; deletedAt: Date; purgedAt: Date },
): PurgedDeletion {
  return {
    id,
    noun: 'posts',
    item_id: post.row.id,
    owner_id: post.row.user_id,
    label: '',
    by_id: actor?.id ?? null,
    by_name: actor?.name ?? null,
    at: deletedAt,
    operation_id: operationId,
    purge_at: new Date(deletedAt.getTime() + 30 * dayMs),
    purged_at: purgedAt,
  };
}

function writeSpam({ random, at }: Week, people: readonly Person[]): Post[] {
  const [first, second] = people.filter(({ row }) => row.role === 'USER');
  if (!first || !second) throw new Error('The demo needs two members');
  const texts = [
    ...spamTexts.purged.map((content) => ({ author: first, content })),
    ...spamTexts.kept.map((content) => ({ author: second, content })),
  ];
  const begun = at(5, 2, 12).getTime();
  return texts.map(({ author, content }, index) => {
    const posted = new Date(begun + index * 4 * minuteMs);
    return {
      author,
      likes: 0,
      picture: null,
      site: null,
      language: /\p{Script=Arabic}/u.test(content) ? 'ar' : 'en',
      row: {
        id: demoId(random, posted),
        user_id: author.row.id,
        content,
        is_enabled: true,
        shares_count: 0,
        created_at: posted,
        updated_at: posted,
      },
    };
  });
}

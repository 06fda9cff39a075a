import { accounts } from './baseline/accounts.ts';
import { activity } from './baseline/activity.ts';
import { certificates } from './baseline/certificates.ts';
import { diveLogs } from './baseline/dive-logs.ts';
import { foldSearch } from './baseline/fold-search.ts';
import { follows } from './baseline/follows.ts';
import { mails } from './baseline/mails.ts';
import { memberCounts } from './baseline/member-counts.ts';
import { moderation } from './baseline/moderation.ts';
import { posts } from './baseline/posts.ts';
import { rowCounts } from './baseline/row-counts.ts';
import { tickets } from './baseline/tickets.ts';
import { trash } from './baseline/trash.ts';
import { usernameSkeletons } from './baseline/username-skeletons.ts';
import { users } from './baseline/users.ts';
import type { Migration } from './migration.ts';

/**
 * The schema of an empty database, by topics, each after those that it needs. Before the first release it is edited in
 * place and renamed each time; this is the fourth. So a database with an older one is refused. After the release it is
 * never edited, like every migration.
 */
const statements = (): string =>
  [
    'create extension if not exists pg_trgm;',
    foldSearch(),
    rowCounts,
    users,
    usernameSkeletons(),
    accounts,
    follows,
    posts,
    certificates,
    diveLogs,
    tickets,
    moderation,
    activity,
    trash,
    memberCounts,
    mails,
  ].join('\n');

export const fourthBaseline = { inTransaction: statements } satisfies Migration;

import type { Migration } from './migration.ts';

/**
 * What takes longer than a request may goes on in batches; see `long-acts/long-acts.ts`. A deletion in progress
 * closes the account at once: `users.closed_by_deletion` is checked with each sign-in.
 */
const columns = `
alter table deletions add column in_progress text
  check (in_progress in ('delete', 'restore', 'purge'));
alter table users add column closed_by_deletion uuid;
alter table sanctions
  add column posts_in_progress text check (posts_in_progress in ('hide', 'show')),
  add column posts_done integer not null default 0;
`;

export const actsInProgress = { inTransaction: columns } satisfies Migration;

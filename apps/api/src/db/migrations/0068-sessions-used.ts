import type { Migration } from './migration.ts';

/**
 * The generation of the session that its client has used last, and when it began to: until then the client may not
 * have received it, and the previous refresh token is still valid.
 */
const columns = `
alter table sessions
  add column used_generation integer not null default 1,
  add column used_at timestamptz(3);
`;

export const sessionsUsed = { inTransaction: columns } satisfies Migration;

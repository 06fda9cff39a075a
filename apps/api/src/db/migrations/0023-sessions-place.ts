import type { Migration } from './migration.ts';

/** Where a session is used, for the list that its owner sees. */
const statements = `
alter table sessions
  add column browser text,
  add column system text,
  add column network text;
`;

export const sessionsPlace = { inTransaction: statements } satisfies Migration;

import type { Migration } from './migration.ts';

/** The language of a person's mails, and when they proved that their address is theirs. */
const statements = `
alter table users
  add column locale text check (locale in ('en', 'ar')),
  add column email_confirmed_at timestamptz(3);
`;

export const usersLanguage = { inTransaction: statements } satisfies Migration;

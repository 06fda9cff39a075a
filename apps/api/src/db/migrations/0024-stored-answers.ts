import type { Migration } from './migration.ts';

/**
 * The answers to calls with an Idempotency-Key. No foreign key: it would lock the user after what the
 * call has changed, against the order of `trash/lock-item-sql.ts`.
 */
const table = `
create table stored_answers (
  user_id uuid not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);

create index stored_answers_by_age on stored_answers (created_at);
`;

export const storedAnswers = { inTransaction: table } satisfies Migration;

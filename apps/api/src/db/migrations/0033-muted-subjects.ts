import type { Migration } from './migration.ts';

/** Later tickets about these arrive closed, until they are edited. Without foreign keys, like tickets. */
const table = `
create table muted_subjects (
  noun text not null
    check (noun in ('posts', 'comments', 'users', 'certificates', 'dive-logs')),
  item_id uuid not null,
  by_id uuid not null,
  at timestamptz(3) not null default now(),
  primary key (item_id, noun)
);
`;

export const mutedSubjects = { inTransaction: table } satisfies Migration;

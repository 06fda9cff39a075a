import type { Migration } from './migration.ts';

/**
 * Files with dives, from their arrival until a day later. `preview` is what was read, `taken` the dive log of
 * each dive that was taken over, by its number in the file.
 */
const table = `
create table dive_log_imports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  by_id uuid not null,
  state text not null check (state in ('receiving', 'reading', 'ready')),
  progress double precision not null default 0,
  preview jsonb,
  taken jsonb not null,
  created_at timestamptz(3) not null default now()
) with (fillfactor = 80);

create index dive_log_imports_of_user on dive_log_imports (user_id);
create index dive_log_imports_by_age on dive_log_imports (created_at);
`;

export const diveLogImports = { inTransaction: table } satisfies Migration;

import { vacuumOften } from './0006-vacuum.ts';
import { pageEstimate } from './0007-page-estimates.ts';
import { countedTable } from './counted-table.ts';
import { lockedRow } from './locked-row.ts';
import type { Migration } from './migration.ts';

const table = `
create table dive_trips (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  description text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (
    fold_search(title || e'\\n' || coalesce(description, ''))
  ) stored
);

create index dive_trips_newest on dive_trips (created_at, id);
create index dive_trips_of_user on dive_trips (user_id, created_at desc, id desc);
create index dive_trips_search on dive_trips using gin (search_text gin_trgm_ops) with (fastupdate = off);
`;

const statements = [
  table,
  countedTable('dive_trips'),
  lockedRow('dive_trips'),
  vacuumOften('dive_trips'),
  pageEstimate('dive_trips'),
].join('');

export const diveTrips = { inTransaction: statements } satisfies Migration;

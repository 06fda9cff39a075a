import { lockedRow, lockedUser } from './locked-row.ts';
import type { Migration } from './migration.ts';

/**
 * As in migration 0012, but faster: an update that changes nothing is known by one comparison, and a label
 * with single spaces is not rewritten word by word.
 */
const functions = `
create or replace function changed_fields(before jsonb, after jsonb, hidden text[] default '{}')
returns jsonb language plpgsql strict immutable parallel safe as $$
declare
  field text;
  value jsonb;
  was jsonb;
  changes jsonb;
begin
  if before = after then
    return null;
  end if;
  for field, value in select * from jsonb_each(after) loop
    was := coalesce(before -> field, 'null');
    if was <> value then
      changes := coalesce(changes, '{}') || jsonb_build_object(field, jsonb_build_object(
        'from', noted_value(was, field = any(hidden)),
        'to', noted_value(value, field = any(hidden))
      ));
    end if;
  end loop;
  return changes;
end $$;

create or replace function note_label(name text) returns text
language plpgsql strict immutable parallel safe as $$
begin
  return left(regexp_replace(left(name, 240), '[^\\S ]\\s*| \\s+', ' ', 'g'), 120);
end $$;
`;

const tables = ['posts', 'dive_logs', 'tickets'];

export const cheaperNotes = {
  inTransaction: [functions, lockedUser, ...tables.map(lockedRow)].join(''),
} satisfies Migration;

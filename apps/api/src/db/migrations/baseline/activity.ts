/**
 * Who did what. No foreign keys, because entries outlive users and records. Ids are UUIDv7, so their order
 * is that of time. See decision 0009.
 */
const table = `
create table activity (
  id uuid primary key,
  at timestamptz(3) not null,
  actor_id uuid,
  actor_name text,
  action text not null,
  noun text not null,
  item_id uuid,
  label text,
  person_id uuid,
  changes jsonb,
  counts jsonb,
  reason text,
  operation_id uuid,
  undone_by uuid,
  request_id uuid
);

create index activity_of_item on activity (noun, item_id, id);
create index activity_of_person on activity (person_id, id);
create index activity_by_actor on activity (actor_id, id);
create index activity_by_action on activity (action, id);
create index activity_by_actor_and_action on activity (actor_id, action, id);
create index activity_of_operation on activity (operation_id, id) where operation_id is not null;
`;

/**
 * The changed fields of two rows, each as `{ from, to }`; null when they are equal. Texts are cut at 2,000
 * characters, so that entries stay small. Of `hidden` fields, such as addresses of files, it has only whether
 * there was a value. `note_change` writes the entry of an update, if there is one, and returns the changes.
 * In PL/pgSQL, because PostgreSQL caches its plans per session: planning took longer than execution.
 */
const functions = `
create function noted_value(value jsonb, is_hidden boolean default false) returns jsonb
language plpgsql strict immutable parallel safe as $$
begin
  if is_hidden then
    return to_jsonb(value <> 'null');
  elsif jsonb_typeof(value) = 'string' and char_length(value #>> '{}') > 2000 then
    return jsonb_build_object(
      'text', left(value #>> '{}', 2000), 'length', char_length(value #>> '{}')
    );
  end if;
  return value;
end $$;

create function changed_fields(before jsonb, after jsonb, hidden text[] default '{}')
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

-- A label with single spaces is not rewritten word by word.
create function note_label(name text) returns text
language plpgsql strict immutable parallel safe as $$
begin
  return left(regexp_replace(left(name, 240), '[^\\S ]\\s*| \\s+', ' ', 'g'), 120);
end $$;

create function note_change(
  act jsonb, item_id uuid, name text, person_id uuid, before jsonb, after jsonb, hidden text[]
) returns jsonb language plpgsql as $$
declare
  changes jsonb := changed_fields(before, after, hidden);
begin
  if changes is not null then
    insert into activity (
      id, at, actor_id, actor_name, action, noun, reason, operation_id, request_id,
      item_id, label, person_id, changes
    ) values (
      (act ->> 'id')::uuid, (act ->> 'at')::timestamptz, (act ->> 'actor_id')::uuid,
      act ->> 'actor_name', act ->> 'action', act ->> 'noun', act ->> 'reason',
      (act ->> 'operation_id')::uuid, (act ->> 'request_id')::uuid,
      item_id, note_label(name), person_id, changes
    );
  end if;
  return changes;
end $$;
`;

export const activity = table + functions;

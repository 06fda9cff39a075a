/**
 * `locked_<table>`: locks the row with an id until the end of the transaction and returns it, with the name
 * and picture of its owner; all null when there is no such row. Audited updates compare with it. It is a
 * function, because PL/pgSQL keeps its plans per session: planning the same reads with each update took
 * longer than the update.
 */
export const lockedRow = (table: string): string => `
create function locked_${table}(
  wanted_id uuid, out was ${table}, out full_name text, out username text, out profile_picture text
) language plpgsql as $$
begin
  select * into was from ${table} where ${table}.id = wanted_id for no key update;
  select users.full_name, users.username, users.profile_picture
    into full_name, username, profile_picture
    from users where users.id = was.user_id;
end $$;
`;

/** Like `lockedRow`, for the users, who have no owner. */
export const lockedUser = `
create function locked_users(wanted_id uuid) returns users language plpgsql as $$
declare
  was users;
begin
  select * into was from users where users.id = wanted_id for no key update;
  return was;
end $$;
`;

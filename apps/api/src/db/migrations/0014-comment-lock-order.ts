import type { Migration } from './migration.ts';

/**
 * Inserting a comment locks its author before its post, like everything that locks both; see
 * `trash/lock-item-sql.ts`. The foreign keys lock in an order that nobody chooses: with the post first, a
 * comment and the deletion of its author would wait for each other.
 */
const statements = `
create function lock_author() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for key share;
  return new;
end $$;

create trigger comments_lock_author before insert on comments
  for each row execute function lock_author();
`;

export const commentLockOrder = { inTransaction: statements } satisfies Migration;

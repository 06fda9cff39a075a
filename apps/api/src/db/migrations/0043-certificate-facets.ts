import { countedByFacets } from './faceted-table.ts';
import type { Migration } from './migration.ts';

/**
 * Certificates are counted like the posts of migration 0041, by whether their owner is verified, which each
 * certificate repeats.
 * The owner's row is locked before it is read. Otherwise the certificate could be added while somebody
 * verifies the owner, and neither would see the other.
 */
const column = `
alter table certificates add column is_owner_verified boolean not null default false;

create function copy_is_owner_verified() returns trigger language plpgsql as $$
begin
  new.is_owner_verified := coalesce(
    (select is_verified from users where id = new.user_id for share), false);
  return new;
end $$;

create trigger certificates_of_verified before insert on certificates
  for each row execute function copy_is_owner_verified();

create function note_owner_verified() returns trigger language plpgsql as $$
begin
  update certificates set is_owner_verified = new.is_verified
    where user_id = new.id and is_owner_verified <> new.is_verified;
  return null;
end $$;

create trigger users_verified after update of is_verified on users
  for each row when (old.is_verified <> new.is_verified) execute function note_owner_verified();

create function facets_of_certificates(is_owner_verified boolean) returns smallint
language sql immutable parallel safe
return is_owner_verified::integer::smallint;
`;

const certificates = countedByFacets({
  table: 'certificates',
  columns: ['is_owner_verified'],
  facets: (prefix) => `facets_of_certificates(${prefix}is_owner_verified)`,
});

export const certificateFacets = { inTransaction: column + certificates } satisfies Migration;

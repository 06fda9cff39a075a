import { countedTable, vacuumedOften } from './counted-table.ts';
import { countedByFacets } from './faceted-table.ts';
import { lockedRow } from './locked-row.ts';

const table = `
create table certificates (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  description text,
  file_resource_id text references files on delete set null,
  is_owner_verified boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (
    fold_search(title || e'\\n' || coalesce(description, ''))
  ) stored
) with (${vacuumedOften});

create index certificates_newest on certificates (created_at, id);
create index certificates_of_user on certificates (user_id, created_at desc, id desc);
create index certificates_by_file on certificates (file_resource_id) where file_resource_id is not null;
create index certificates_search on certificates using gin (search_text gin_trgm_ops) with (fastupdate = off);
`;

/**
 * Certificates are counted by whether their owner is verified, which each certificate repeats. The owner's row is
 * locked before it is read. Otherwise the certificate could be added while somebody verifies the owner, and neither
 * would see the other.
 */
const facets = `
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

export const certificates = [
  table,
  countedTable('certificates'),
  facets,
  countedByFacets({
    table: 'certificates',
    columns: ['is_owner_verified'],
    facets: (prefix) => `facets_of_certificates(${prefix}is_owner_verified)`,
  }),
  lockedRow('certificates'),
].join('');

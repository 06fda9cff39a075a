import type { Migration } from './migration.ts';

const batches = 16;

/** The certificates that were there before migration 0043, in batches of owners, who are locked as in its trigger. */
const fillBatch = (batch: number) => `
  with verified as materialized (
    select id from users
    where is_verified and hashtext(id::text) & ${batches - 1} = ${batch} order by id for share
  )
  update certificates set is_owner_verified = true from verified
  where user_id = verified.id and not is_owner_verified`;

/** Posts, users and certificates by their facets in the order of the lists, and users by country. */
export const facetIndexes = {
  oneByOne: [
    'drop index concurrently if exists posts_by_facets',
    `create index concurrently posts_by_facets
      on posts (facets_of_posts(is_enabled, image_resource_id), created_at, id)`,
    'drop index concurrently if exists users_by_facets',
    `create index concurrently users_by_facets
      on users (facets_of_users(role, is_verified), created_at, id)`,
    'drop index concurrently if exists users_by_country',
    `create index concurrently users_by_country
      on users (country, created_at, id) include (role, is_verified, suspended_until)`,
    ...Array.from({ length: batches }, (_, batch) => fillBatch(batch)),
    'drop index concurrently if exists certificates_by_facets',
    `create index concurrently certificates_by_facets
      on certificates (facets_of_certificates(is_owner_verified), created_at, id)`,
  ],
} satisfies Migration;

import { countedByFacets } from './faceted-table.ts';
import type { Migration } from './migration.ts';

/** Users are counted like the posts of migration 0041, by their role and whether they are verified. */
const facets = `
create function facets_of_users(role text, is_verified boolean) returns smallint
language sql immutable parallel safe
return ((role = 'ADMIN')::integer | (is_verified::integer << 1))::smallint;
`;

const users = countedByFacets({
  table: 'users',
  columns: ['role', 'is_verified'],
  facets: (prefix) => `facets_of_users(${prefix}role, ${prefix}is_verified)`,
});

export const userFacets = { inTransaction: facets + users } satisfies Migration;

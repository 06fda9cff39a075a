import { expect, it } from 'vitest';
import { viewQuery } from './view-query.ts';

it.each([
  ['posts', '?enabled=false', ''],
  ['posts', '?hidden=true&page=3', 'hidden=true'],
  ['posts', '?hidden=banana&search=manta', 'search=manta'],
  ['users', '?utm_source=mail&role=ADMIN', 'role=ADMIN'],
  ['users', '?role=KING', ''],
  ['users', '?search=', ''],
  ['tickets', '?status=OPEN&limit=100&sort=waiting', 'status=OPEN&sort=waiting'],
  ['tickets', '?Status=OPEN', ''],
  ['tickets', '?status=CLOSED&status=OPEN', 'status=OPEN'],
  ['dive-logs', '?sort=depth&__proto__=1&constructor=2', 'sort=depth'],
  ['certificates', '?verified=false&verfied=true', 'verified=false'],
] as const)('a view of %s keeps of %s what the list shows', (noun, address, query) => {
  expect(viewQuery(noun, address)).toBe(query);
});

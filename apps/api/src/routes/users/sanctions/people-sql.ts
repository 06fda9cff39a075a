import { roles } from '@buddyline/domain/role';
import { locales } from '@buddyline/i18n/locale';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../db/schema.ts';
import { parsedRow } from '../../../db/statements/parsed-rows.ts';

const entries = {
  id: v.string(),
  role: v.picklist(roles),
  name: v.string(),
  email: v.string(),
  locale: v.nullable(v.picklist(locales)),
  isSuspended: v.boolean(),
};
/** Whom staff act on. */
export type SanctionedPerson = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/** Locks a person against their deletion, but not against their own calls. */
export function lockPerson(
  transaction: Kysely<Database>,
  id: string,
): Promise<SanctionedPerson | undefined> {
  const person = sql`
    select id, role, coalesce(nullif(trim(full_name), ''), username) as name, email, locale,
      coalesce(suspended_until > now(), false) as "isSuspended"
    from users where id = ${id} for key share`;
  return parsedRow(transaction, entries, person);
}

import type { MailContent } from '@buddyline/domain/mail';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import { readableTemplates } from '../../mail/templates/readable-templates.ts';

const entries = {
  isReadable: v.boolean(),
  subject: v.nullable(v.string()),
  text: v.nullable(v.string()),
};

/** The words of mails that staff may not read do not even leave the database. */
export async function readMailContent(
  db: Kysely<Database>,
  id: string,
): Promise<MailContent | undefined> {
  const isReadable = sql`template = any(${readableTemplates})`;
  const row = await parsedRow(
    db,
    entries,
    sql`
      select ${isReadable} as "isReadable", case when ${isReadable} then subject end as subject,
        case when ${isReadable} then text end as text
      from mails where id = ${id}`,
  );
  if (row === undefined) return undefined;
  const { isReadable: mayRead, subject, text } = row;
  return {
    hasCode: !mayRead,
    words: subject === null || text === null ? null : { subject, text },
  };
}

import type { MailContent } from '@buddyline/domain/mail';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import { isReadable, readableSubject, readableText } from '../../mail/content-sql.ts';

const entries = {
  isReadable: v.boolean(),
  subject: v.nullable(v.string()),
  text: v.nullable(v.string()),
};

export async function readMailContent(
  db: Kysely<Database>,
  id: string,
): Promise<MailContent | undefined> {
  const row = await parsedRow(
    db,
    entries,
    sql`
      select ${isReadable} as "isReadable", ${readableSubject}, ${readableText}
      from mails where id = ${id}`,
  );
  if (row === undefined) return undefined;
  const { isReadable: mayRead, subject, text } = row;
  return {
    hasCode: !mayRead,
    words: subject === null || text === null ? null : { subject, text },
  };
}

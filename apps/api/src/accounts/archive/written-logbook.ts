import { surveyDives, writeUddf } from '@buddyline/dive-files/write-uddf';
import { displayName } from '@buddyline/domain/user';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import { databaseNow } from '../../db/database-clock.ts';
import type { Database } from '../../db/schema.ts';
import type { ExportTurn } from '../../http/limits/export-turns.ts';
import { eachDiveLogOf } from '../../routes/dive-logs/logbook-sql.ts';
import { findUser } from '../../routes/users/users-sql.ts';

interface Sources {
  db: Kysely<Database>;
  config: Pick<Config, 'brand' | 'version'>;
}

/** The logbook as UDDF, which other dive programs read. */
export async function* writtenLogbook(
  { db, config: { brand: program, version } }: Sources,
  userId: string,
  turn: Pick<ExportTurn, 'each'>,
): AsyncGenerator<Uint8Array> {
  const fullName = displayName(await findUser(db, userId), '');
  const each = () => turn.each(eachDiveLogOf(db, userId));
  const survey = await surveyDives(each());
  const heading = { program, version, fullName, now: new Date(databaseNow()) };
  const encoder = new TextEncoder();
  for await (const text of writeUddf(heading, survey, each())) {
    yield encoder.encode(text);
  }
}

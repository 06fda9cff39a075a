/**
 * The process that fault scripts kill:
 *
 *   node acknowledged-writer.ts write <folder>   adds users and posts one by one until it is killed, and
 *                                                prints the id of each post after its commit
 *   node acknowledged-writer.ts check <folder>   reads these ids from stdin and prints as JSON how many posts are
 *                                                missing, how many counters are wrong, and how long opening took
 */
import { text } from 'node:stream/consumers';
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import * as v from 'valibot';
import { openDatabase } from '../database.ts';
import { parsedRow } from '../statements/parsed-rows.ts';
import { samplePost, sampleUser } from './sample-rows.ts';

const [task, dataDir = ''] = process.argv.slice(2);
const started = performance.now();
const { db, close } = await openDatabase({ dataDir, databasePool: 1 });
const openMs = Math.round(performance.now() - started);

if (task === 'write') await writeForEver();
else await check();

async function writeForEver(): Promise<never> {
  for (;;) {
    const user = sampleUser();
    const post = samplePost(user.id);
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values(user).execute();
      await transaction.insertInto('posts').values(post).execute();
    });
    // A synchronous write: a kill afterwards cannot lose it.
    writeSync(1, `${post.id}\n`);
  }
}

async function check(): Promise<void> {
  const ids = (await text(process.stdin)).split('\n').filter((id) => id !== '');
  const kept = sql`
    select
      (select count(*) from unnest(${ids}::uuid[]) as known(id) where id not in (select id from posts))
        as missing,
      (select count(*) from (values ('posts', (select count(*) from posts)), ('users', (select count(*) from users)))
        as truth(noun, n) where n <> (select total from locate_page(noun, 0))) as "wrongCounts"`;
  const found = await parsedRow(db, { missing: v.number(), wrongCounts: v.number() }, kept);
  await close();
  console.log(JSON.stringify({ ...found, openMs }));
}

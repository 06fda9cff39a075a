import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runOn } from '@buddyline/tests/test-postgres';
import { picture } from '../break-storage.ts';
import { adminUrl } from '../failover/replicated-postgres.ts';
import { statusCounts } from '../load.ts';
import { idOfPost, isDone, newPost } from '../posts.ts';
import type { CallResult, RunningApi } from '../running-api.ts';
import type { Day, Step } from './step.ts';

/** Posts, and a note of the activity for each change by staff. */
export async function writeThings(call: RunningApi['call']): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    const { body } = await call(newPost(`Dive ${n}`, n === 0 ? picture(64) : undefined));
    const id = idOfPost(body);
    ids.push(id);
    await call({
      path: `/api/posts/${id}`,
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isEnabled: n % 2 === 0 }),
    });
  }
  return ids;
}

export async function everythingIsThere({ call, settings }: Day, ids: string[]): Promise<Step> {
  let missing = 0;
  for (const id of ids) if ((await call({ path: `/api/posts/${id}` })).status !== 200) missing += 1;
  const metrics = await fetch(`http://127.0.0.1:${settings['METRICS_PORT']}/metrics`);
  const lines = (await metrics.text()).split('\n');
  const unexpected = lines.filter(
    (line) => line.includes('_count{') && line.includes('status="500"'),
  );
  return {
    what: 'everything is there in the evening',
    result: `${missing} of ${ids.length} posts are missing, ${unexpected.length} routes have answered 500`,
    isGood: missing === 0 && unexpected.length === 0,
  };
}

export async function fillUploadDisk({ call, settings, watched }: Day): Promise<Step> {
  const filler = join(settings['DATA_DIR'] ?? '', 'filler');
  const upload = () => call(newPost('A picture.', picture(64)));
  fill(filler);
  const refused = await upload();
  const words = await call(newPost('Words alone.'));
  await watched.pass(30, ['BuddylineDiskFull']);
  rmSync(filler);
  const recovered = await untilDone(upload);
  await watched.pass(30);
  await watched.pass(30, []);
  return {
    what: 'a full disk of the files',
    result: `an upload ${refused.status}, words alone ${words.status}; after space was freed: ${recovered}`,
    isGood: refused.status === 507 && isDone(words) && recovered === 'recovered',
  };
}

export async function fillDatabaseDisk({ call, postgres, watched }: Day): Promise<Step> {
  const filler = join(postgres.primary.data, 'filler');
  const write = () => call(newPost(randomBytes(3_000).toString('hex').slice(0, 2_000)));
  fill(filler);
  const during: CallResult[] = [];
  for (let n = 0; n < 40; n += 1) during.push(await write());
  const reads = await call({ path: '/api/posts' });
  await watched.pass(30, ['BuddylineDiskFull', 'BuddylineFailures']);
  rmSync(filler);
  const recovered = await untilDone(write);
  await watched.pass(30);
  await watched.pass(30, []);
  const refused = during.filter((one) => !isDone(one));
  return {
    what: 'a full disk of the database',
    result: `writes ${statusCounts(during)}, reads ${reads.status}; after space was freed: ${recovered}`,
    isGood:
      refused.some(({ status }) => status === 507) &&
      refused.every(({ status }) => status === 507 || status === 503) &&
      isDone(reads) &&
      recovered === 'recovered',
  };
}

export async function loseStandby({ postgres, call, watched }: Day): Promise<Step> {
  const shared = async () => call({ path: `/api/posts/get/${await anyPost(call)}` });
  await postgres.killStandby();
  await shared();
  const read = await shared();
  await watched.pass(30, ['BuddylineServiceDown']);
  // As FAILOVER.md says: the primary goes on alone.
  const admin = adminUrl(postgres.primary);
  await runOn(admin, `alter system set synchronous_standby_names = ''`);
  await runOn(admin, 'select pg_reload_conf()');
  const written = await untilDone(() => call(newPost('Alone.')));
  await postgres.startStandby();
  await wait(2_000);
  await shared();
  await watched.pass(30);
  await watched.pass(30, []);
  return {
    what: 'a lost standby',
    result: `reads ${read.status}, writes ${written} without it`,
    isGood: isDone(read) && written === 'recovered',
  };
}

async function anyPost(call: RunningApi['call']): Promise<string> {
  const { body } = await call({ path: '/api/posts?page=1&limit=1' });
  const { data }: { data: { data: { id: string }[] } } = JSON.parse(body);
  return data.data[0]?.id ?? '';
}

/** As clients do, for at most ten seconds. */
async function untilDone(send: () => Promise<CallResult>): Promise<'recovered' | 'refused'> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (isDone(await send())) return 'recovered';
    await wait(100);
  }
  return 'refused';
}

function fill(path: string): void {
  for (const bytes of [1_000_000, 4_096]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // Full to this size.
    }
  }
}

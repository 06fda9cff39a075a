import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { type RunningApi, signInMembers } from '../api/full-database.ts';
import { load, type Target } from '../load.ts';

type Call = Pick<Target, 'name' | 'method' | 'body'> & { path: string };

const requests = 3_000;
/** Linux counts CPU time in hundredths of a second. */
const msPerTick = 10;

/**
 * The CPU time that a request takes of the API and of PostgreSQL: unlike requests per second, it is nearly the same on a
 * busy machine. Linux only.
 */
export async function costTable(api: RunningApi, client: pg.Client): Promise<string[]> {
  const callers = await signInMembers(api.origin);
  const { rows } = await client.query('select id from posts where is_enabled limit 1');
  const calls: Call[] = [
    { name: 'the feed', path: '/feed?limit=20' },
    { name: 'a shared post', path: `/posts/get/${rows[0].id}` },
    { name: 'the card of a member', path: '/people/bench-member-1' },
    { name: 'a like', path: `/posts/${rows[0].id}/like`, method: 'PUT' },
    {
      name: 'a logged dive',
      path: '/divelogs',
      method: 'POST',
      body: '{"site":"Blue Hole","maxDepth":66,"date":"2026-10-01"}',
    },
  ];
  const lines: string[] = [];
  for (const { path, ...call } of calls) {
    const target: Target = {
      ...call,
      url: `${api.origin}/api${path}`,
      callers: callers.map((headers) => ({
        ...headers,
        ...(call.body && { 'content-type': 'application/json' }),
      })),
    };
    // The first run warms up caches, pools and the compiler.
    await load(target, { amount: requests / 10 });
    const before = cpuOf(api.pid);
    await load(target, { amount: requests });
    const after = cpuOf(api.pid);
    const msOf = (part: 'api' | 'postgres') => (after[part] - before[part]) / requests;
    const cost = [msOf('api'), msOf('postgres')];
    const perSecond = cost.map((ms) => Math.round(1000 / ms));
    const cells = [...cost.map((ms) => ms.toFixed(2)), ...perSecond];
    lines.push(`| ${call.name} | ${cells.join(' | ')} |`);
  }
  return [
    '| request | ms of the API | ms of PostgreSQL | per second and core of the API | per second and core of PostgreSQL |',
    '|---|---|---|---|---|',
    ...lines,
  ];
}

/** Milliseconds of CPU until now: of the API, and of all processes of PostgreSQL that this process started. */
function cpuOf(api: number): { api: number; postgres: number } {
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = statOf(name);
    if (stat !== null) processes.set(Number(name), stat);
  }
  const isOfPostgres = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOfPostgres(parent));
  };
  let postgres = 0;
  for (const [pid, { ticks }] of processes) {
    if (pid !== api && processes.get(pid)?.parent !== api && isOfPostgres(pid)) postgres += ticks;
  }
  return { api: (processes.get(api)?.ticks ?? 0) * msPerTick, postgres: postgres * msPerTick };
}

/** Null for a process that has ended meanwhile. A postmaster counts its ended children's time too. */
function statOf(pid: string): { parent: number; ticks: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [, parent = '0'] = fields;
    const [user = '0', system = '0', ofChildren = '0', systemOfChildren = '0'] = fields.slice(11);
    const ticks = [user, system, ofChildren, systemOfChildren].map(Number);
    return { parent: Number(parent), ticks: ticks.reduce((sum, each) => sum + each) };
  } catch {
    return null;
  }
}

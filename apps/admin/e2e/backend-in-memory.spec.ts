import { type DiveLog, diveLogFlags } from '@buddyline/domain/dive-log';
import { staffCalls } from './support/staff-calls.ts';
import { expect, signedInTest as test } from './support/test.ts';
import { Backend } from '../tests/backend/backend.ts';
import * as fixtures from '../tests/backend/records.ts';

/** The lists, and for each what is below one of its items. */
const lists = {
  users: ['profile', 'standing', 'notes', 'sanctions', 'belongings', 'comments', 'last-day'],
  posts: [''],
  certificates: [''],
  divelogs: [''],
  tickets: ['', 'messages', 'related'],
  activity: [],
  mails: [],
  'trash?noun=posts': [],
};
const others = [
  'meta',
  'dashboard',
  'activity/actors',
  'users/countries',
  'auth/sessions',
  'presets',
  'views?list=users',
];

test('the backend in memory answers in the shapes of the API', async ({ page }) => {
  const api = await staffCalls(page);
  const memory = await filledBackend();
  const differences: string[] = [];
  async function compare(path: string, memoryPath = path) {
    const answered = await memory.fetch(`http://memory/api/${memoryPath}`);
    expect(answered.status, memoryPath).toBe(200);
    const { data } = (await answered.json()) as { data: unknown };
    const real = await api.read(path);
    for (const difference of differ(data, real)) differences.push(`${path}: ${difference}`);
    return { data, real };
  }
  for (const path of others) await compare(path);
  const deleted = await api.list<{ id: string }>('trash?noun=posts');
  await compare(`trash/${deleted[0]?.id}`, `trash/${memory.records.trash[0]?.id}`);
  for (const [list, parts] of Object.entries(lists)) {
    const { data, real } = await compare(list);
    for (const part of parts) {
      const below = (items: unknown) => [list, idOfFirst(items), part].filter(Boolean).join('/');
      await compare(below(real), below(data));
    }
  }
  expect(differences).toEqual([]);
});

test('the backend in memory finds, sorts and edits dive logs as the API does', async ({ page }) => {
  const api = await staffCalls(page);
  const diveLogs: DiveLog[] = [];
  for (let at = 1; diveLogs.length === (at - 1) * 100; at += 1) {
    diveLogs.push(...(await api.list<DiveLog>(`divelogs?limit=100&page=${at}`)));
  }
  const memory = new Backend({ diveLogs });
  const inMemory = async <TData>(path: string, options?: RequestInit) => {
    const answer = await memory.fetch(`http://memory/api/${path}`, options);
    return ((await answer.json()) as { data: TData }).data;
  };
  type Found = { data: { id: string }[]; total: number };
  const idsOf = ({ data, total }: Found) => ({ ids: data.map(({ id }) => id), total });
  for (const query of diveLogQueries) {
    const found = idsOf(await inMemory(`divelogs?limit=100&${query}`));
    expect(found.total, query).toBeGreaterThan(0);
    expect(found, query).toEqual(idsOf(await api.read(`divelogs?limit=100&${query}`)));
  }
  const path = `divelogs/${diveLogs[0]?.id}`;
  const changes = { maxDepth: null, weight: 0, timeIn: '09:10', isCave: true, comments: 'Done.' };
  await api.change('PUT', path, changes);
  await inMemory(path, { method: 'PUT', body: JSON.stringify(changes) });
  const { updatedAt: _when, ...real } = await api.read<DiveLog>(path);
  expect(await inMemory(path)).toMatchObject(real);
});

const diveLogQueries = `
  sort=newest sort=oldest sort=date sort=depth isWreck=false freediveOrScuba=SCUBA
  currentCondition=MILD visibilityUnit=m timeIn=930 timeOut=1200 depthFrom=65.62
  depthTo=65.62&sort=depth dateFrom=2026-01-01&sort=date dateTo=2025-12-31
  findings=true findings=false ${diveLogFlags.map((flag) => `${flag}=true`).join(' ')}
`
  .trim()
  .split(/\s+/);

/** One record of each kind. */
async function filledBackend(): Promise<Backend> {
  const mira = fixtures.aUser();
  const its = fixtures.ownedBy(mira);
  const post = fixtures.aPost(its);
  const ticket = fixtures.aTicket(its);
  return new Backend({
    features: ['live'],
    users: [mira],
    posts: [post],
    comments: [fixtures.aComment({ postId: post.id, ...its })],
    certificates: [fixtures.aCertificate(its)],
    diveLogs: [fixtures.aDiveLog(its)],
    tickets: [ticket],
    messages: [fixtures.aMessage({ of: ticket.id })],
    activity: [fixtures.anEntry()],
    mails: [fixtures.aMail()],
    trash: [fixtures.aTrashItem()],
  });
}

function idOfFirst(list: unknown): string {
  return (list as { data: { id: string }[] }).data[0]?.id ?? '';
}

/** What is in one of the two only, and what is of another type; null and empty lists may stand for anything. */
function differ(memory: unknown, real: unknown, at = ''): string[] {
  if (memory === null || real === null) return [];
  if (Array.isArray(memory) && Array.isArray(real)) {
    const [one] = memory;
    const [other] = real;
    return one === undefined || other === undefined ? [] : differ(one, other, `${at}[]`);
  }
  if (typeof memory !== typeof real) return [`${at} is ${typeof memory}, not ${typeof real}`];
  if (typeof memory !== 'object') return [];
  const [mine, its] = [memory, real] as [Record<string, unknown>, Record<string, unknown>];
  const keys = new Set([...Object.keys(mine), ...Object.keys(its)]);
  return [...keys].flatMap((key) => {
    // Has a key for each noun that was deleted.
    if (key === 'counts') return [];
    if (!(key in mine)) return [`${at}.${key} is missing`];
    if (!(key in its)) return [`${at}.${key} is not in the API`];
    return differ(mine[key], its[key], `${at}.${key}`);
  });
}

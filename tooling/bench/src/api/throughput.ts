import { type RunningApi, signIn, signInMembers } from './full-database.ts';
import { measureInterleaved, type Target } from '../load.ts';

/** Search words with a known share of the full data set: `knownWords` of the API's generator. */
const words = {
  users: { rare: 'quillfeather', common: 'example' },
  posts: { rare: 'coelacanth', common: 'visibility' },
};

interface Case {
  what: string;
  path: string;
  method?: 'GET' | 'PATCH' | 'POST' | 'PUT';
  body?: string;
  /** By default JSON. */
  contentType?: string;
  connections?: number;
  /** The name of the reference rate, and the lowest acceptable ratio to it. */
  reference: string;
  minRatio: number;
  /** By default the administrator. */
  by?: 'member';
}

const roundSeconds = 2;

/** Requests per second compared with the reference server in the same run, one row per case. */
export async function throughputTable(api: RunningApi, referenceOrigin: string): Promise<string[]> {
  const headers = await signIn(api.origin);
  const ofMembers = await signInMembers(api.origin);
  const cases = await listCases(api.origin, headers);
  const figures = await measureInterleaved(
    cases.flatMap((one) => [
      target(`reference ${one.what}`, referenceOrigin, one),
      target(one.what, `${api.origin}/api`, one, one.by === 'member' ? ofMembers : [headers]),
    ]),
    roundSeconds,
  );
  const rate = (name: string) => figures.get(name)?.rate ?? Number.NaN;
  const rows = cases.map(({ what, reference, minRatio }) => {
    const ratio = (rate(what) / rate(reference)).toFixed(2);
    const rates = [rate(`reference ${what}`), rate(what)].map((each) => each.toFixed(0));
    const referenceName = reference.startsWith('reference') ? 'the reference' : `our ${reference}`;
    return `| ${what} | ${rates.join(' | ')} | ${ratio} of ${referenceName} | ${minRatio} |`;
  });
  return ['| case | reference | ours | ratio | target |', '|---|---|---|---|---|', ...rows];
}

function target(
  name: string,
  origin: string,
  { path, method = 'GET', body, contentType = 'application/json', connections }: Case,
  callers: Record<string, string>[] = [{}],
): Target {
  return {
    name,
    url: origin + path,
    method,
    callers: callers.map((headers) => ({
      ...headers,
      ...(body && { 'content-type': contentType }),
    })),
    ...(body && { body }),
    ...(connections && { connections }),
  };
}

async function listCases(origin: string, headers: Record<string, string>): Promise<Case[]> {
  const { lastPage: lastUsers } = await firstPage(`${origin}/api/users?page=1&limit=9`, headers);
  const posts = await firstPage(`${origin}/api/posts?page=1&limit=6`, headers);
  const path = `/posts/${posts.id}`;
  const update = { path, method: 'PATCH', body: '{"isEnabled":true}', minRatio: 0.6 } as const;
  return [
    ...listCasesOf('posts', { limit: 6, lastPage: posts.lastPage, parameter: 'query' }),
    ...listCasesOf('users', { limit: 9, lastPage: lastUsers, parameter: 'search' }),
    {
      what: 'one post with owner',
      path,
      reference: 'reference one post with owner',
      minRatio: 0.7,
    },
    ...memberCases(path),
    { what: 'update one field', ...update, reference: 'reference update one field' },
    {
      what: '50 updates at once',
      ...update,
      connections: 50,
      reference: 'reference 50 updates at once',
    },
  ];
}

/** What members call most. */
function memberCases(post: string): Case[] {
  const boundary = 'a-boundary-that-no-part-contains';
  const form = `--${boundary}\r\nContent-Disposition: form-data; name="content"\r\n\r\nManta!\r\n--${boundary}--\r\n`;
  const ofMember = (
    what: string,
    rest: Omit<Case, 'what' | 'reference' | 'minRatio' | 'by'>,
  ): Case => ({
    what,
    ...rest,
    by: 'member',
    reference: `reference ${what}`,
    minRatio: 0.7,
  });
  return [
    ofMember('feed, page 1', { path: '/feed?limit=20' }),
    ofMember('like a post', { path: `${post}/like`, method: 'PUT' }),
    ofMember('log a dive', {
      path: '/divelogs',
      method: 'POST',
      body: '{"site":"Blue Hole","maxDepth":66,"date":"2026-10-01"}',
    }),
    ofMember('write a post', {
      path: '/posts',
      method: 'POST',
      body: form,
      contentType: `multipart/form-data; boundary=${boundary}`,
    }),
  ];
}

function listCasesOf(
  noun: 'users' | 'posts',
  { limit, lastPage, parameter }: { limit: number; lastPage: number; parameter: string },
): Case[] {
  const at = (page: number) => `/${noun}?page=${page}&limit=${limit}`;
  const found = (word: string) => `${at(1)}&${parameter}=${word}`;
  const { rare, common } = words[noun];
  const first = `${noun}, page 1`;
  const list = (
    what: string,
    path: string,
    minRatio: number,
    reference = `reference ${noun}, ${what}`,
  ) => {
    return { what: `${noun}, ${what}`, path, minRatio, reference };
  };
  return [
    list('page 1', at(1), 0.7),
    list('middle page', at(Math.ceil(lastPage / 2)), 0.85, first),
    list('last page', at(lastPage), 0.85, first),
    list('rare search', found(rare), 0.7),
    list('common search, repeated', found(common), 10),
  ];
}

async function firstPage(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers });
  const { data } = await response.json();
  return { lastPage: Number(data.totalPages), id: String(data.data[0].id) };
}

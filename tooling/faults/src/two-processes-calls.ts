import * as v from 'valibot';

export interface Person {
  id: string;
  accessToken: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Counts = Record<Method, { answered: number; failed: number }>;

const answerSchema = v.object({
  data: v.optional(v.object({ id: v.optional(v.string()), content: v.optional(v.string()) })),
});
type Body = v.InferOutput<typeof answerSchema>;

interface Answer {
  status: number;
  /** Null for a response from nginx, which is HTML. */
  body: Body | null;
}

type Call = (method: Method, path: string, body?: object | FormData) => Promise<Answer>;

const signedInSchema = v.object({
  data: v.object({ user: v.object({ id: v.string() }), accessToken: v.string() }),
});

export async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = v.parse(signedInSchema, await response.json());
  return { id: data.user.id, accessToken: data.accessToken };
}

/** Sends a user's calls and counts successes and failures by method. */
export function countedCalls(url: string, person: Person): { call: Call; counts: Counts } {
  const none = () => ({ answered: 0, failed: 0 });
  const counts: Counts = { GET: none(), POST: none(), PUT: none(), PATCH: none(), DELETE: none() };
  const call: Call = async (method, path, body) => {
    const authorization = `Bearer ${person.accessToken}`;
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status < 500) counts[method].answered += 1;
    else counts[method].failed += 1;
    const parsed = v.safeParse(answerSchema, response.status < 300 ? JSON.parse(text) : null);
    return { status: response.status, body: parsed.success ? parsed.output : null };
  };
  return { call, counts };
}

/** A written post, and the contents that it may have now; null means deleted. */
export interface WrittenPost {
  id: string;
  contents: (string | null)[];
  /** The number of successful writes. */
  writes: number;
}

/** Creates, updates, disables, reads and deletes posts until `done` is aborted. */
export async function writePosts(call: Call, done: AbortSignal): Promise<WrittenPost[]> {
  const known: WrittenPost[] = [];
  while (!done.aborted) {
    const post = await writeOne(call, known.length % 3 === 2);
    if (post !== null) known.push(post);
  }
  return known;
}

async function writeOne(call: Call, deletes: boolean): Promise<WrittenPost | null> {
  const first = crypto.randomUUID();
  const { body } = await call('POST', '/posts', form(first));
  const id = body?.data?.id;
  // Not acknowledged, so it does not count.
  if (id === undefined) return null;
  const post: WrittenPost = { id, contents: [first], writes: 1 };
  const second = crypto.randomUUID();
  // A failed update may still have been applied.
  post.contents.push(second);
  if ((await call('PUT', `/posts/${id}`, form(second))).status === 200) {
    post.contents = [second];
    post.writes += 1;
  }
  if ((await call('PATCH', `/posts/${id}`, { isEnabled: false })).status === 200) post.writes += 1;
  await call('GET', `/posts/${id}`);
  await call('GET', '/posts?page=1&limit=6');
  if (deletes) {
    const { status } = await call('DELETE', `/posts/${id}`);
    // 404: the first process deleted it and was killed before it could respond.
    post.contents = status === 200 || status === 404 ? [null] : [...post.contents, null];
    if (status === 200) post.writes += 1;
  }
  return post;
}

function form(content: string): FormData {
  const data = new FormData();
  data.set('content', content);
  return data;
}

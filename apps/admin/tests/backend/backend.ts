import { type Answer, type Answering, type Asked, refusal, toResponse } from './answers.ts';
import { pause } from '../pause.ts';
import { accountRoutes } from './account-routes.ts';
import { GivenAnswers } from './given-answers.ts';
import { nounRoutes } from './noun-routes.ts';
import { createRecords, nextId, type Records } from './records.ts';
import { staffRoutes } from './staff-routes.ts';

interface Held {
  /** Resolves when so many calls wait. */
  arrived: (count?: number) => Promise<void>;
  /** Answers all that wait, and those that come. */
  release: () => void;
}

/**
 * The API in memory, for the tests of pages: its records can be read and changed, every call can be held or answered
 * otherwise. It answers with the schemas of the domain, and a test holds its shapes against those of the API.
 */
export class Backend {
  readonly records: Records;
  /** The calls so far, such as `GET /users?page=1`. */
  readonly calls: string[] = [];
  /** The same without the query, with what was sent, such as `PUT /users/1 {"country":"Fiji"}`. */
  readonly sent: string[] = [];
  /** How much later each answer arrives, ms. */
  delayMs = 0;
  /** How many calls have no answer yet. */
  waiting = 0;
  /** How many pages have been closed. What one of them has asked for is not answered any more. */
  pages = 0;
  /** Such as `POST /users/:id/sanctions`, whose calls are done, while their answers do not arrive. */
  lost: string | null = null;
  readonly #given = new GivenAnswers();
  readonly #routes: [pattern: string, answering: Answering][] = [];

  constructor(records: Partial<Records> = {}) {
    this.records = createRecords(records);
    const routes = {
      ...accountRoutes(this.records),
      ...nounRoutes(this.records),
      ...staffRoutes(this.records),
    };
    // As in the API, a route without names comes before one that has a name in its place.
    const names = (pattern: string) => pattern.split(':').length;
    const byNames = Object.entries(routes).toSorted(([one], [other]) => names(one) - names(other));
    for (const [pattern, answering] of byNames.toReversed()) this.on(pattern, answering);
  }

  /** @param pattern such as `GET /users/:id/profile`, answered in this way from now on */
  on(pattern: string, answering: Answering): void {
    this.#routes.unshift([pattern, answering]);
  }

  /** @param pattern such as `DELETE /users/:id`, whose calls wait until they are released */
  hold(pattern: string): Held {
    const { promise, resolve } = Promise.withResolvers<void>();
    const usual = this.usual(pattern);
    let waiting = 0;
    const watchers: { count: number; resolve: () => void }[] = [];
    this.on(pattern, async (asked) => {
      waiting += 1;
      for (const watcher of watchers) if (waiting >= watcher.count) watcher.resolve();
      await promise;
      return usual(asked);
    });
    return {
      release: resolve,
      arrived: (count = 1) =>
        new Promise((seen) => {
          if (waiting >= count) seen();
          else watchers.push({ count, resolve: seen });
        }),
    };
  }

  /** @param pattern such as `DELETE /posts/:id`, whose calls can be undone from now on */
  makeUndoable(pattern: string): void {
    const usual = this.usual(pattern);
    this.on(pattern, async (asked) => {
      const before = structuredClone(this.records);
      const answer = await usual(asked);
      const id = nextId();
      this.on(`POST /activity/${id}/undo`, () => {
        Object.assign(this.records, before);
        return { message: 'Undone.', data: { toldId: null } };
      });
      return { ...answer, headers: { ...answer.headers, 'X-Undo': id } };
    });
  }

  /** How the calls of a pattern are answered until now. */
  usual(pattern: string): Answering {
    const usual = this.#find(pattern.replace(/:\w+/g, 'id'))?.[1];
    if (!usual) throw new Error(`There is no call ${pattern}.`);
    return usual;
  }

  /** The calls of one kind, such as `DELETE /users`. */
  called(beginning: string): string[] {
    return this.calls.filter((call) => call.startsWith(beginning));
  }

  /** In place of the browser's `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const line = `${request.method} ${url.pathname.replace(/^\/api/, '')}`;
    this.calls.push(`${line}${url.search}`);
    const [pattern, answering] = this.#find(line) ?? [];
    request.signal.throwIfAborted();
    if (!pattern || !answering) return toResponse(refusal(404, `There is no ${line}.`));
    this.waiting += 1;
    const { pages } = this;
    try {
      const body = await readBody(request);
      const sent = `${line} ${JSON.stringify(body.json)}`;
      this.sent.push(sent);
      const query = Object.fromEntries(url.searchParams);
      const key = request.headers.get('Idempotency-Key');
      const answer = this.#given.once(key, sent, async () =>
        answering({ ids: idsIn(line, pattern), ...body, query }),
      );
      const response = await untilAborted(this.#later(answer), request.signal);
      if (pattern === this.lost) throw new TypeError('Failed to fetch');
      return pages === this.pages ? response : await new Promise(() => undefined);
    } finally {
      this.waiting -= 1;
    }
  };

  /** As the records are when it is asked, however late it arrives. */
  async #later(answer: Promise<Answer>): Promise<Response> {
    const response = toResponse(await answer);
    if (this.delayMs > 0) await pause(this.delayMs);
    return response;
  }

  #find(line: string): [string, Answering] | undefined {
    return this.#routes.find(([pattern]) => {
      const wanted = pattern.split('/');
      const parts = line.split('/');
      return (
        wanted.length === parts.length &&
        wanted.every((part, place) => part.startsWith(':') || part === parts[place])
      );
    });
  }
}

/** What stands where the pattern has a name. */
function idsIn(line: string, pattern: string): string[] {
  const parts = line.split('/');
  const places = pattern.split('/').flatMap((part, place) => (part.startsWith(':') ? place : []));
  return places.map((place) => decodeURIComponent(parts[place] ?? ''));
}

async function readBody(request: Request): Promise<Pick<Asked, 'json' | 'form'>> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return { json: {}, form: await request.formData() };
  const text = await request.text();
  return { json: text === '' ? {} : JSON.parse(text), form: null };
}

function untilAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    response.then(resolve, reject);
  });
}

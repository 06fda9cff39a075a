import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { nounRoutes } from './spec-backend/nouns.ts';
import { findRoute, Refusal } from './spec-backend/route.ts';
import { createSpecData } from './spec-backend/sample-data.ts';
import { createSpecSession, type RefreshAnswer } from './spec-backend/session.ts';

export { specSignIn } from './spec-backend/session.ts';

export interface SpecBackendOptions {
  port?: number;
  ids?: 'numbers' | 'texts';
  refreshAnswer?: RefreshAnswer;
}

export interface SpecBackend {
  /** The API's base, which ends in /api. */
  url: string;
  /** All calls so far in order, such as 'GET /users?page=1'. */
  calls: string[];
  /** Starts anew: the first data, no session, no calls. */
  reset: () => void;
  /** Makes every access token issued so far invalid. */
  expireTokens: () => void;
  /** Sets the status for unknown paths, which is 404 at first. */
  answerUnknownPaths: (status: number) => void;
  close: () => Promise<void>;
}

const publicRoutes = new Set([
  'POST /auth/login',
  'POST /api/auth/refresh-token',
  'GET /posts/get/:id',
  'POST /posts/:id/share',
]);

/**
 * A backend with only the calls and shapes of the specification: no meta, no logout, no files, no
 * totals, no token in the login response. Refresh works only at the doubled path, per-user lists are
 * plain arrays, filters are ignored, and statuses and categories are spelled differently.
 */
export async function startSpecBackend(options: SpecBackendOptions = {}): Promise<SpecBackend> {
  const { port = 0, ids = 'numbers', refreshAnswer = 'token' } = options;
  const calls: string[] = [];
  let unknownStatus = 404;
  let { session, routes } = start();

  function start() {
    const data = createSpecData((n) => (ids === 'numbers' ? n : `id-${n}`));
    const fresh = createSpecSession(refreshAnswer, data.users[0]?.id ?? 1);
    return { session: fresh, routes: { ...fresh.routes, ...nounRoutes(data) } };
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<object> {
    const url = new URL(incoming.url ?? '/', 'http://backend');
    const line = `${incoming.method} ${url.pathname.replace(/^\/api/, '')}`;
    calls.push(`${line}${url.search}`);
    const { pattern, handler, id } = findRoute(routes, line, unknownStatus);
    if (!publicRoutes.has(pattern)) session.requireToken(incoming.headers.authorization);
    const request = await toRequest(incoming, url);
    const body = await handler({ request, query: url.searchParams, id, response });
    return { message: 'Done', ...body };
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).then(
      (body) => send(response, 200, body),
      (error: Error) => {
        const status = error instanceof Refusal ? error.status : 400;
        send(response, status, { message: error.message });
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/api`,
    calls,
    reset: () => {
      calls.length = 0;
      unknownStatus = 404;
      ({ session, routes } = start());
    },
    expireTokens: () => session.expireTokens(),
    answerUnknownPaths: (status) => {
      unknownStatus = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Converts Node's request to a web `Request`, which can parse JSON and multipart. */
async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const body = await buffer(incoming);
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers: {
      'content-type': incoming.headers['content-type'] ?? '',
      cookie: incoming.headers.cookie ?? '',
    },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

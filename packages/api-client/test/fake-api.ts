import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface FakeCall {
  /** 'GET /api/users?page=2' */
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown;
}

type Respond = (call: FakeCall) => FakeAnswer | 'hang up' | Promise<FakeAnswer | 'hang up'>;

export interface FakeApi {
  baseUrl: string;
  calls: FakeCall[];
  /** The number of calls to a route such as 'POST /api/auth/logout', whatever their query. */
  count: (line: string) => number;
}

/**
 * A server that answers the given 'METHOD /api/path' routes, and 404 otherwise; closed after the
 * test.
 */
export async function startFakeApi(routes: Record<string, Respond>): Promise<FakeApi> {
  const calls: FakeCall[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const line = `${request.method} ${request.url}`;
    const call = { line, headers: request.headers, body: await text(request) };
    calls.push(call);
    const reply = (await routes[routeOf(line)]?.(call)) ?? { status: 404 };
    if (reply === 'hang up') {
      request.socket.destroy();
      return;
    }
    const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {});
    response.writeHead(reply.status ?? 200, reply.headers).end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}/api`,
    calls,
    count: (line) => calls.filter((call) => routeOf(call.line) === line).length,
  };
}

function routeOf(line: string): string {
  return line.split('?')[0] ?? line;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

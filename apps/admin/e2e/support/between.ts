import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between the panel and its API: passes every call on, unless a test says otherwise. */
export interface Between {
  /** For the panel's `API_URL`. */
  url: string;
  /** The calls that came by, as `POST /api/auth/refresh-token`. */
  calls: string[];
  /** @returns whether the call is passed on */
  intercept: (call: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  close: () => void;
}

export async function standBetween(apiOrigin: string): Promise<Between> {
  const { server, port } = await listen((call, response) => void take(call, response));
  const between: Between = {
    url: `http://127.0.0.1:${port}/api`,
    calls: [],
    intercept: () => true,
    close: () => server.close().closeAllConnections(),
  };
  async function take(call: IncomingMessage, response: ServerResponse): Promise<void> {
    between.calls.push(`${call.method} ${call.url}`);
    if (await between.intercept(call, response)) passOn(apiOrigin, call, response);
  }
  return between;
}

export function passOn(origin: string, call: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = call;
  const onwards = http.request(origin + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onwards.on('error', () => response.destroy());
  call.pipe(onwards);
}

export async function listen(listener: RequestListener) {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

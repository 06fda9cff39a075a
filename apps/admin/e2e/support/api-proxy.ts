import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between the panel and its API, which forwards every call unless a test intercepts it. */
export interface ApiProxy {
  /** For the panel's `API_URL`. */
  url: string;
  /** The received calls, as `POST /api/auth/refresh-token`. */
  calls: string[];
  /** @returns whether to forward the call */
  intercept: (call: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  close: () => void;
}

export async function startApiProxy(apiOrigin: string): Promise<ApiProxy> {
  const { server, port } = await listen((call, response) => void handle(call, response));
  const proxy: ApiProxy = {
    url: `http://127.0.0.1:${port}/api`,
    calls: [],
    intercept: () => true,
    close: () => server.close().closeAllConnections(),
  };
  async function handle(call: IncomingMessage, response: ServerResponse): Promise<void> {
    proxy.calls.push(`${call.method} ${call.url}`);
    if (await proxy.intercept(call, response)) forward(apiOrigin, call, response);
  }
  return proxy;
}

export function forward(origin: string, call: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = call;
  const forwarded = http.request(origin + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  call.pipe(forwarded);
}

export async function listen(listener: RequestListener) {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { forward, listen } from '../api-proxy.ts';

export interface PageInParts {
  origin: string;
  /** From now on, holds a page before each match of a global expression. */
  hold: (before: RegExp) => void;
  /** Sends the page's next part. @returns whether parts are left */
  sendNext: () => boolean;
  close: () => void;
}

/** A slow network in front of the panel: pages arrive in parts, everything else at once. */
export async function startPageInParts(panelOrigin: string): Promise<PageInParts> {
  let cut: RegExp | undefined;
  let parts: string[] = [];
  let receiver: ServerResponse | undefined;

  async function sendPage(call: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = call;
    const uncompressed = { ...headers, 'accept-encoding': 'identity' };
    const request = http.request(panelOrigin + url, { method, headers: uncompressed });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request.end().on('response', resolve).on('error', reject);
    });
    const html = (await buffer(answer)).toString();
    parts = cut ? splitBefore(html, cut) : [html];
    receiver = response.writeHead(answer.statusCode ?? 502, answer.headers);
    sendNext();
  }

  function sendNext(): boolean {
    const part = parts.shift();
    if (part !== undefined) receiver?.write(part);
    if (parts.length === 0) receiver?.end();
    return parts.length > 0;
  }

  const { server, port } = await listen((call, response) => {
    if (call.headers['sec-fetch-dest'] === 'document') void sendPage(call, response);
    else forward(panelOrigin, call, response);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    hold: (before) => (cut = before),
    sendNext,
    close: () => server.close().closeAllConnections(),
  };
}

function splitBefore(html: string, cut: RegExp): string[] {
  const at = [...html.matchAll(cut)].map(({ index }) => index);
  return [0, ...at].map((from, part) => html.slice(from, at[part] ?? html.length));
}

import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

interface Call {
  origin: string;
  path: string;
  /** The address of the client on this machine. */
  from?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Calls nginx on this machine by the name in `origin`, whoever has made its certificate. @returns the status */
export async function callNginx({
  origin,
  path,
  from = '127.0.0.1',
  headers = {},
  body,
}: Call): Promise<number | undefined> {
  const { host, hostname, port } = new URL(origin);
  const sent = request({
    host: '127.0.0.1',
    port: port || 443,
    path,
    localAddress: from,
    servername: hostname,
    rejectUnauthorized: false,
    agent: false,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, host, ...(body && { 'content-type': 'application/json' }) },
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
    sent.end(body && JSON.stringify(body));
  });
  await buffer(answer);
  return answer.statusCode;
}

import { connect } from 'node:net';
import type { TestApi } from '../test-api.ts';

export interface WholeRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: Buffer | undefined;
}

/** Where a connection breaks: after so many bytes of the request, or of the answer. */
export type Cut = { sent: number } | { received: number };

/** The bytes of a request, which asks for the end of the connection after its answer. */
export function bytesOf({ method, url, headers, payload }: WholeRequest): Buffer {
  const body = payload === undefined ? {} : { 'content-length': String(payload.length) };
  const lines = Object.entries({ host: 'api', connection: 'close', ...headers, ...body });
  const head = [
    `${method} ${url} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), payload ?? Buffer.alloc(0)]);
}

/** Sends a request on a connection that breaks, or on one that does not. @returns the bytes of the answer that arrived */
export async function sendCut({ api }: TestApi, request: WholeRequest, cut?: Cut): Promise<number> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const client = connect(Number(new URL(api.listeningOrigin).port), '127.0.0.1');
  let received = 0;
  // Not `once` of node:events, which a reset rejects.
  client.on('error', () => undefined).once('close', () => resolve());
  client.on('data', (data) => {
    received += data.length;
    if (cut && 'received' in cut && received >= cut.received) client.resetAndDestroy();
  });
  const bytes = bytesOf(request);
  const isHalf = cut !== undefined && 'sent' in cut;
  client.write(isHalf ? bytes.subarray(0, cut.sent) : bytes, () => {
    if (isHalf) client.resetAndDestroy();
  });
  await closed;
  return received;
}

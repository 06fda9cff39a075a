import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { hasBody } from './one-reading.ts';

/** Headers that describe one connection; each side of this server has its own. */
const ofOneConnection = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * What the API hears: the visitor's headers, their address at the end of X-Forwarded-For, and the one
 * length of the body, which is either the bytes that were announced or chunks of our own.
 */
export function headersForApi(request: IncomingMessage, protocol: string): OutgoingHttpHeaders {
  const { host, 'content-length': length, ...others } = endToEnd(request.headers);
  const before = others['x-forwarded-for'];
  const address = request.socket.remoteAddress ?? 'unknown';
  const forwardedHost = others['x-forwarded-host'] ?? host;
  return {
    ...others,
    // Also where this side hangs up afterwards: who hears `close` may do so before the body has
    // arrived, and the answer is lost then.
    connection: 'keep-alive',
    'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
    'x-forwarded-proto': others['x-forwarded-proto'] ?? protocol,
    // HTTP/1.0 knows requests without Host.
    ...(forwardedHost !== undefined && { 'x-forwarded-host': forwardedHost }),
    ...(hasBody(request) &&
      (length ? { 'content-length': length } : { 'transfer-encoding': 'chunked' })),
  };
}

export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)));
}

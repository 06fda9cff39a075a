import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { hasBody } from './ambiguous-requests.ts';

/** Hop-by-hop headers, which are not forwarded. */
const hopByHop = new Set([
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
 * The headers for the API: the visitor's headers, their address at the end of X-Forwarded-For, and
 * exactly one length of the body: Content-Length, or chunks of our own.
 */
export function headersForApi(request: IncomingMessage, protocol: string): OutgoingHttpHeaders {
  const { host, 'content-length': length, ...others } = endToEnd(request.headers);
  const before = others['x-forwarded-for'];
  const address = request.socket.remoteAddress ?? 'unknown';
  const forwardedHost = others['x-forwarded-host'] ?? host;
  return {
    ...others,
    // Even where we close the connection afterwards: on `close` the API might close it before the
    // body is complete, and the response would be lost.
    connection: 'keep-alive',
    'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
    'x-forwarded-proto': others['x-forwarded-proto'] ?? protocol,
    // HTTP/1.0 allows requests without Host.
    ...(forwardedHost !== undefined && { 'x-forwarded-host': forwardedHost }),
    ...(hasBody(request) &&
      (length ? { 'content-length': length } : { 'transfer-encoding': 'chunked' })),
  };
}

export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

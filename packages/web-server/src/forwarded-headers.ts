import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { hasBody } from '@buddyline/connections/has-body';

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
  const { host: _host, 'content-length': length, ...others } = endToEnd(request.headers);
  return {
    ...others,
    ...forwardedHeaders(request, protocol),
    // Even if we close the connection afterwards: with `close`, the API might close it before the
    // body is complete, and the response would be lost.
    connection: 'keep-alive',
    ...(hasBody(request) &&
      (length ? { 'content-length': length } : { 'transfer-encoding': 'chunked' })),
  };
}

/** The parts of a request that identify its sender. */
export interface RequestSource {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

export function forwardedHeaders({ headers, socket }: RequestSource, protocol: string) {
  const before = headers['x-forwarded-for'];
  const address = socket.remoteAddress ?? 'unknown';
  const forwardedHost = headers['x-forwarded-host'] ?? headers.host;
  return {
    'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? protocol,
    // HTTP/1.0 allows requests without Host.
    ...(forwardedHost !== undefined && { 'x-forwarded-host': forwardedHost }),
  };
}

export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

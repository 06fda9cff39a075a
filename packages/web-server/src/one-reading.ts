import type { IncomingMessage } from 'node:http';

interface Refusal {
  status: 400 | 415;
  message: string;
}

export const notUnderstood: Refusal = {
  status: 400,
  message: 'The request cannot be understood.',
};

/** What `Connection` may say. A visitor that names another header there wants it removed on the way. */
const connectionOptions = /^(?:close|keep-alive|te|upgrade)$/i;

/**
 * Why a request is not passed on: two servers could read it in two ways, and what the second one takes
 * for the next request is a request of somebody else's. Node's parser has refused broken framing by
 * then (two lengths, a length beside chunks, folded headers); these are what it lets through.
 */
export function whyRefused(request: IncomingMessage): Refusal | undefined {
  const { headers } = request;
  if (headers['content-encoding'] !== undefined) {
    return { status: 415, message: 'A compressed body is not accepted: send it as it is.' };
  }
  const isPlain = isPlainHead(request) && isPlainBody(request);
  return isPlain ? undefined : notUnderstood;
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isPlainHead(request: IncomingMessage): boolean {
  const { headers, rawHeaders, httpVersion, socket, url = '' } = request;
  const [path] = url.split('?');
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return (
    // Who has hung up already has no address, and what they say of themselves must not be the last word.
    socket.remoteAddress !== undefined &&
    /^1\.[01]$/.test(httpVersion) &&
    // Neither absolute, nor with dot segments, backslashes or a fragment.
    URL.parse(`http://localhost${url}`)?.pathname === path &&
    names.filter((name) => /^host$/i.test(name)).length <= 1 &&
    (headers.connection ?? 'close').split(',').every((o) => connectionOptions.test(o.trim())) &&
    headers.upgrade === undefined &&
    /^100-continue$/i.test(headers.expect ?? '100-continue')
  );
}

function isPlainBody(request: IncomingMessage): boolean {
  const { headers, httpVersion, method } = request;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  if (hasBody(request) && (method === 'GET' || method === 'HEAD')) return false;
  if (encoding === undefined) return /^(?:0|[1-9]\d*)$/.test(length);
  return httpVersion === '1.1' && /^chunked$/i.test(encoding);
}

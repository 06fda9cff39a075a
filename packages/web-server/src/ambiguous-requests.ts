import type { IncomingMessage } from 'node:http';
import { hasBody } from '@buddyline/connections/has-body';

interface Refusal {
  status: 400 | 415;
  message: string;
}

export const ambiguousRefusal: Refusal = {
  status: 400,
  message: 'The request cannot be understood.',
};

/**
 * The allowed options of `Connection`. Any other name is one of a header, such as X-Forwarded-For, which a proxy would
 * then remove. `upgrade` alone asks for nothing: the header `Upgrade` is refused.
 */
const connectionOptions = /^(?:close|keep-alive|te|upgrade)$/i;

/**
 * Why a request is not forwarded: its body is compressed, or two servers could parse it differently, and the second
 * might take part of it for another visitor's request. Node's parser has already refused broken framing (two
 * lengths, a length with chunks, folded headers); this refuses what it accepts.
 */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { headers } = request;
  if (headers['content-encoding'] !== undefined) {
    return { status: 415, message: 'A compressed body is not accepted: send it uncompressed.' };
  }
  const isUnambiguous = hasUnambiguousHead(request) && hasUnambiguousBody(request);
  return isUnambiguous ? undefined : ambiguousRefusal;
}

function hasUnambiguousHead(request: IncomingMessage): boolean {
  const { headers, rawHeaders, httpVersion, socket, url = '' } = request;
  const [path] = url.split('?');
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return (
    // A disconnected client has no address, and X-Forwarded-For must not end in one that it claims.
    socket.remoteAddress !== undefined &&
    /^1\.[01]$/.test(httpVersion) &&
    // Not absolute, and without dot segments, backslashes or a fragment.
    URL.parse(`http://localhost${url}`)?.pathname === path &&
    names.filter((name) => /^host$/i.test(name)).length <= 1 &&
    hasOnlyAllowedOptions(headers.connection) &&
    headers.upgrade === undefined &&
    (headers.expect === undefined || /^100-continue$/i.test(headers.expect))
  );
}

function hasOnlyAllowedOptions(connection: string | undefined): boolean {
  const options = connection?.split(',') ?? [];
  return options.every((option) => connectionOptions.test(option.trim()));
}

function hasUnambiguousBody(request: IncomingMessage): boolean {
  const { headers, httpVersion, method } = request;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  if (hasBody(request) && (method === 'GET' || method === 'HEAD')) return false;
  if (encoding === undefined) return /^(?:0|[1-9]\d*)$/.test(length);
  return httpVersion === '1.1' && /^chunked$/i.test(encoding);
}

import { deflateSync, gzipSync } from 'node:zlib';

/** An ambiguous or malformed HTTP request, which a proxy and the API might parse differently. */
export interface OddRequest {
  name: string;
  bytes: Buffer;
  /** The expected result: the proxy's status, a response from the API (`passed`), or a closed connection. */
  becomes: number | 'passed' | 'closed';
  /** The client closes the connection after these bytes. */
  isAborted?: boolean;
}

/** Paths that every proxy passes on. */
const file = '/api/files/0123456789abcdef0123456789abcdef';
const share = '/api/posts/0190a5b4-0000-7000-8000-000000000000/share';

/** A request hidden inside others, which must never be executed. */
const smuggled = [
  'DELETE /api/smuggled HTTP/1.1',
  'Host: front',
  'X-Forwarded-For: 203.0.113.7',
  '',
  '',
].join('\r\n');
const json = '{"platform":"web","shareType":"post"}';
const gzip = gzipSync(Buffer.from(json + ' '.repeat(5_000)));
const deflate = deflateSync(Buffer.from(json + ' '.repeat(5_000)));

const typed = 'Content-Type: application/json';
const chunked = 'Transfer-Encoding: chunked';
const lengthOf = (body: string | Buffer) => `Content-Length: ${Buffer.byteLength(body)}`;
const inChunks = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** A request with `Host`, the given headers and the body. */
function message(line: string, headers: string[], body: string | Buffer = ''): Buffer {
  const head = [`${line} HTTP/1.1`, 'Host: front', ...headers, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

const get = (headers: string[], body?: string) => message(`GET ${file}`, headers, body);
const post = (headers: string[], body: string | Buffer = json) =>
  message(`POST ${share}`, [typed, ...headers], body);
/** A request from its lines, with nothing added. */
const lines = (...text: string[]) => Buffer.from([...text, '', ''].join('\r\n'), 'latin1');

type Row = [name: string, bytes: Buffer, becomes: OddRequest['becomes']];

const bodies: Row[] = [
  ['GET with a body', get([lengthOf(smuggled)], smuggled), 400],
  ['GET with a body in chunks', get([chunked], inChunks(smuggled)), 400],
  ['HEAD with a body', message(`HEAD ${file}`, [lengthOf(smuggled)], smuggled), 400],
  ['HEAD with a body in chunks', message(`HEAD ${file}`, [chunked], inChunks(smuggled)), 400],
  ['a gzip body', post([lengthOf(gzip), 'Content-Encoding: gzip'], gzip), 415],
  ['a deflate body', post([lengthOf(deflate), 'Content-Encoding: deflate'], deflate), 415],
  ['an encoded body in chunks', post([chunked, 'Content-Encoding: br'], inChunks(json)), 415],
  ['GET with an encoding', get(['Content-Encoding: gzip']), 415],
];

const wrongLength = (length: string): Row => [
  `the length ${JSON.stringify(length)}`,
  post([`Content-Length: ${length}`], json + smuggled),
  400,
];
const lengths: Row[] = [
  ['two lengths', post(['Content-Length: 5', lengthOf(json)], json + smuggled), 400],
  ['the same length twice', post([lengthOf(json), lengthOf(json)]), 400],
  ...['37, 37', '-37', '+37', '0x25', '037', '3 7', '37;', '99999999999999999999', ''].map(
    wrongLength,
  ),
  ['a space before the colon', post([`Content-Length : ${json.length}`]), 400],
  ['length and chunks', post([lengthOf(json), chunked], inChunks(smuggled)), 400],
  ['chunks and length', post([chunked, lengthOf(json)], inChunks(smuggled)), 400],
  ['a body longer than its length', post(['Content-Length: 2'], '{}stray bytes'), 400],
];

const wrongEncoding = (value: string): Row => [
  `the transfer encoding ${JSON.stringify(value)}`,
  post([`Transfer-Encoding: ${value}`], inChunks(json) + smuggled),
  400,
];
const wrongChunk = (chunk: string): Row => [
  `the chunk ${JSON.stringify(chunk)}`,
  post([chunked], `${chunk}\r\n0\r\n\r\n${smuggled}`),
  400,
];
const encodings: Row[] = [
  ...[
    'gzip, chunked',
    'chunked, identity',
    'chunked, chunked',
    'identity',
    'gzip',
    'xchunked',
    'chunked;q=1',
    '"chunked"',
    '\x0bchunked',
  ].map(wrongEncoding),
  ['the transfer encoding on two lines', post(['Transfer-Encoding: identity', chunked]), 400],
  [
    'the transfer encoding in capitals',
    post(['TRANSFER-ENCODING: CHUNKED'], inChunks('{}')),
    'passed',
  ],
  ['a chunk with an extension', post([chunked], '2;name="value"\r\n{}\r\n0\r\n\r\n'), 'passed'],
  ['trailers', post([chunked], '2\r\n{}\r\n0\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n'), 'passed'],
  ...['2;\n{}', '0x2\r\n{}', '-2\r\n{}', '+2\r\n{}', '2 \r\n{}', '2\n{}', '2\r\n{}x'].map(
    wrongChunk,
  ),
];

const versions: Row[] = [
  ['HTTP/1.0', lines(`GET ${file} HTTP/1.0`, 'Host: front'), 'passed'],
  ['HTTP/1.0 without Host', lines(`GET ${file} HTTP/1.0`), 'passed'],
  [
    'HTTP/1.0 with keep-alive',
    lines(`GET ${file} HTTP/1.0`, 'Host: front', 'Connection: keep-alive'),
    'passed',
  ],
  [
    'HTTP/1.0 with chunks',
    Buffer.concat([
      lines(`POST ${share} HTTP/1.0`, 'Host: front', typed, chunked),
      Buffer.from(inChunks(smuggled)),
    ]),
    400,
  ],
  ['HTTP/1.1 without Host', lines(`GET ${file} HTTP/1.1`), 400],
  ['HTTP/0.9', lines(`GET ${file}`), 400],
  ['HTTP/1.2', lines(`GET ${file} HTTP/1.2`, 'Host: front'), 400],
  ['HTTP/2 from the start', lines('PRI * HTTP/2.0', '', 'SM'), 400],
];

const heads: Row[] = [
  ['a folded header', get(['X-Note: a', ' Content-Length: 50']), 400],
  ['a folded transfer encoding', post(['Transfer-Encoding:', ' chunked'], inChunks(json)), 400],
  ['bare line feeds', Buffer.from(`GET ${file} HTTP/1.1\nHost: front\n\n`), 400],
  ['one bare line feed', get([`X-Note: a\nContent-Length: ${smuggled.length}`], smuggled), 400],
  ['a bare carriage return', get([`X-Note: a\rContent-Length: ${smuggled.length}`], smuggled), 400],
  ['NUL in a header', get(['X-Note: \0']), 400],
  ['two hosts', get(['Host: other']), 400],
  ['an absolute address', message(`GET http://other${file}`, []), 400],
  ['an address with a fragment', message(`GET ${file}#x`, []), 400],
  ['a path with an encoded ..', message('GET /api/files/%2e%2e', []), 400],
  ['an encoded prefix', message(`GET ${file.replace('api', '%61pi')}`, []), 404],
  ['CONNECT', message('CONNECT front:80', []), 'closed'],
  ['a forged X-Forwarded-For', get(['X-Forwarded-For: 203.0.113.7']), 'passed'],
  ['Connection names X-Forwarded-For', get(['Connection: close, X-Forwarded-For']), 400],
  ['Connection names the length', post([lengthOf(json), 'Connection: Content-Length']), 400],
  ['Connection twice', get(['Connection: keep-alive', 'Connection: authorization']), 400],
  ['Upgrade', get(['Connection: upgrade', 'Upgrade: websocket'], smuggled), 400],
  ['Upgrade with a body', post([lengthOf(json), 'Connection: upgrade', 'Upgrade: h2c']), 400],
  ['Expect', post([lengthOf(json), 'Expect: 100-continue']), 'passed'],
  ['Expect something else', post([lengthOf(json), 'Expect: magic']), 400],
  ['Expect twice', post([lengthOf(json), 'Expect: 100-continue', 'Expect: magic']), 400],
];

const sequences: Row[] = [
  ['two pipelined requests', Buffer.concat([get([]), get([])]), 'passed'],
  ['a pipelined write and read', Buffer.concat([post([lengthOf(json)]), get([])]), 'passed'],
  [
    'a valid and a refused request, pipelined',
    Buffer.concat([get([]), get([lengthOf(smuggled)], smuggled)]),
    'passed',
  ],
  [
    'a refused request and another, pipelined',
    Buffer.concat([get([lengthOf(json)], json), Buffer.from(smuggled)]),
    400,
  ],
];

const aborted: Row[] = [
  ['an upload that ends before its length', post(['Content-Length: 9000'], '{"platform":'), 400],
  ['an upload that ends before its last chunk', post([chunked], '5\r\n{"pla\r\n'), 400],
  ['an upload that ends within a chunk', post([chunked], '500\r\n{"pla'), 400],
  ['an upload that ends after its headers', post([lengthOf(smuggled)], ''), 400],
];

const rows = [bodies, lengths, encodings, versions, heads, sequences].flat();

/** All of them, to paths that every proxy passes on. */
export const oddRequests: OddRequest[] = [
  ...rows.map(([name, bytes, becomes]) => ({ name, bytes, becomes })),
  ...aborted.map(([name, bytes, becomes]) => ({ name, bytes, becomes, isAborted: true })),
];

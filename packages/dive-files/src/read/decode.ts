import { kindOfBytes } from './other-programs.ts';
import { DiveFileProblem, notReadable } from './problem.ts';

/** Small enough that the limits of the parser are checked often. */
const pieceBytes = 64 * 1024;
/** The declaration of an XML file is its first line. */
const headBytes = 256;

const signatures = [
  [0x1f, 0x8b],
  [0x50, 0x4b, 0x03, 0x04],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x37, 0x7a, 0xbc, 0xaf],
];

/** Whether bytes begin like a compressed file, which is never unpacked: its size is unknown. */
export function isCompressed(head: Uint8Array): boolean {
  return signatures.some((signature) => signature.every((byte, at) => head[at] === byte));
}

/** What XML does not allow but programs write nevertheless. */
// eslint-disable-next-line no-control-regex -- they are what is removed
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * The text of a file in pieces, decoded by its byte order mark or its declaration.
 * @throws DiveFileProblem `compressed`, or `encoding` when it is unknown or the bytes break its rules
 */
export async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let head = new Uint8Array();
  const read = (bytes: Uint8Array, stream: boolean): string => {
    decoder ??= decoderOf(head);
    try {
      return decoder.decode(bytes, { stream }).replace(controls, '');
    } catch (error) {
      throw new DiveFileProblem('encoding', { cause: error });
    }
  };
  for await (const chunk of chunks) {
    if (decoder === undefined) {
      head = joined(head, chunk);
      if (head.length < headBytes) continue;
      yield* inPieces(head, read);
    } else yield* inPieces(chunk, read);
  }
  if (decoder === undefined) yield read(head, false);
  else yield read(new Uint8Array(), false);
}

function* inPieces(
  bytes: Uint8Array,
  read: (bytes: Uint8Array, stream: boolean) => string,
): Generator<string> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield read(bytes.subarray(at, at + pieceBytes), true);
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function decoderOf(head: Uint8Array) {
  if (isCompressed(head)) throw new DiveFileProblem('compressed');
  if (!isMarkup(head)) throw notReadable(kindOfBytes(head));
  try {
    return new TextDecoder(encodingOf(head), { fatal: true });
  } catch (error) {
    throw new DiveFileProblem('encoding', { cause: error });
  }
}

/** Whether the first sign, apart from a byte order mark and spaces, is that of XML in any encoding. */
function isMarkup(head: Uint8Array): boolean {
  const marks = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0x00, 0x20, 0x09, 0x0a, 0x0d]);
  const first = head.find((byte) => !marks.has(byte));
  return first === undefined || first === 0x3c;
}

function encodingOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark, the zero of the first '<' tells.
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  const [, declaration = ''] = /<\?xml([^<>]*)>/.exec(text) ?? [];
  const [, declared = 'utf-8'] = /encoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration) ?? [];
  // A declaration that could be read byte by byte is wrong when it says otherwise.
  return /^(?:utf-?16|ucs-?2|iso-10646)/i.test(declared) ? 'utf-8' : declared;
}

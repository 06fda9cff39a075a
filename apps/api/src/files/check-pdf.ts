import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { constants, createInflate } from 'node:zlib';
import { Failure } from '../http/failure.ts';
import { createWorkQueue, type Turn } from '../http/limits/work-queue.ts';
import { pdfNames } from './pdf-names.ts';

const sentences = {
  program: /*i18n*/ {
    id: 'api.files.pdf-program',
    message: 'This PDF contains a program or another file. Print it to a new PDF and upload that.',
  },
  protected: /*i18n*/ {
    id: 'api.files.pdf-protected',
    message: 'This PDF is protected. Save it without a password and upload that.',
  },
  unreadable: /*i18n*/ {
    id: 'api.files.pdf-unreadable',
    message: 'This PDF cannot be checked. Print it to a new PDF and upload that.',
  },
};

/** Limits per document: no certificate needs more, and checking more would take seconds. */
const maxStreams = 5_000;
const maxInflatedBytes = 150_000_000;
/** How often the file may be read again, since streams can overlap. */
const maxRereads = 4;

/** Bytes that are checked at once. Chunks overlap, so that a name across a border is found. */
const piece = 64 * 1024;
const overlap = 256;
/** Characters around the type of an object stream in which its dictionary begins and ends. */
const dictionaryLength = 512;
/** How often data can be deflated to be checked. */
const maxInflations = 3;

const unreadable = () => new Failure(422, sentences.unreadable);

const enqueue = createWorkQueue(1, 20);

/**
 * Refuses a PDF with scripts, launches or attachments. It searches for their names in the file and in
 * all its deflated data, without parsing the structure: viewers parse it differently, and a document can
 * be made to look harmless to one parser.
 * @throws Failure 422, or 503 when the queue is full
 */
export function checkPdf(bytes: Buffer, turn?: Turn): Promise<void> {
  return enqueue(async () => {
    const hasObjectStreams = await readPieces(bytes);
    if (await streamsHoldProgram(bytes, hasObjectStreams))
      throw new Failure(422, sentences.program);
  }, turn);
}

/** Checks the raw bytes of the file. @returns whether it has objects in streams */
async function readPieces(bytes: Buffer): Promise<boolean> {
  const has = { objectStreams: false, otherFilters: false };
  for (let start = 0; start < bytes.length; start += piece) {
    const text = bytes.toString('latin1', start, start + piece + overlap);
    if (pdfNames.encryption(text)) throw new Failure(422, sentences.protected);
    if (pdfNames.programs(text)) throw new Failure(422, sentences.program);
    for (const { 0: name, index } of pdfNames.objectStreams(text)) {
      has.objectStreams = true;
      if (!isPlainObjectStream(bytes, start + index, name)) throw unreadable();
    }
    has.otherFilters ||= pdfNames.otherFilters(text);
    await setImmediate();
  }
  // A filter that is not decoded here may hide objects; PDF libraries have not combined both since 2003.
  if (has.objectStreams && has.otherFilters) throw unreadable();
  return has.objectStreams;
}

/** Objects that are encoded in another way than deflated once would be hidden. */
function isPlainObjectStream(bytes: Buffer, at: number, name: string): boolean {
  const end = at + name.length;
  return pdfNames.isPlainObjectStream(
    bytes.toString('latin1', Math.max(0, at - dictionaryLength), at),
    bytes.toString('latin1', end, end + dictionaryLength),
  );
}

/** @throws Failure 422 when the document exceeds the limits */
async function streamsHoldProgram(bytes: Buffer, hasObjectStreams: boolean): Promise<boolean> {
  const left = { inflated: maxInflatedBytes, again: maxRereads * bytes.length };
  let [passed, streams] = [0, 0];
  for (const start of streamStarts(bytes)) {
    passed += 1;
    if (passed % 1_000 === 0) await setImmediate();
    if (!isDeflated(bytes, start)) continue;
    streams += 1;
    if (streams > maxStreams) throw unreadable();
    const { isProgram, isDamaged } = await inflatedHoldsProgram(bytes.subarray(start), left);
    if (isProgram) return true;
    // Viewers take the objects before the damage, of which zlib gives out none.
    if (isDamaged && hasObjectStreams) throw unreadable();
    if (left.inflated < 0 || left.again < 0) throw unreadable();
  }
  return false;
}

/** The positions where a viewer may see the start of a stream: the line after each `stream`. */
function* streamStarts(bytes: Buffer): Generator<number> {
  const ends = { '\r': -1, '\n': -1 };
  // Line ends are cached: a file may repeat `stream` without any line end.
  const nextEnd = (sign: keyof typeof ends, from: number): number => {
    if (ends[sign] < from) ends[sign] = indexOf(bytes, sign, from);
    return ends[sign];
  };
  let at = indexOf(bytes, 'stream', 0);
  while (at < bytes.length) {
    const end = Math.min(nextEnd('\r', at), nextEnd('\n', at));
    yield bytes[end] === 13 && bytes[end + 1] === 10 ? end + 2 : end + 1;
    at = indexOf(bytes, 'stream', at + 6);
  }
}

function indexOf(bytes: Buffer, text: string, from: number): number {
  const index = bytes.indexOf(text, from, 'latin1');
  return index === -1 ? bytes.length : index;
}

/** Checks the two bytes of the zlib header (RFC 1950); viewers inflate nothing without it. */
function isDeflated(bytes: Buffer, start: number): boolean {
  if (start + 2 > bytes.length) return false;
  return (bytes.readUInt8(start) & 15) === 8 && bytes.readUInt16BE(start) % 31 === 0;
}

interface Budget {
  inflated: number;
  again: number;
}

/** Also checks data that is deflated again. `isDamaged` is that of the outermost data. */
async function inflatedHoldsProgram(bytes: Buffer, left: Budget) {
  let isDamaged = false;
  for (let times = 1; times <= maxInflations; times += 1) {
    let data = inflated(slices(bytes), left, (readBytes, hasError) => {
      left.again -= readBytes;
      isDamaged ||= hasError;
    });
    for (let time = 1; time < times; time += 1) data = inflated(data, left);
    const { isProgram, isDeflatedAgain } = await readInflated(data);
    if (isProgram || !isDeflatedAgain) return { isProgram, isDamaged };
  }
  throw unreadable();
}

async function readInflated(data: AsyncIterable<Buffer>) {
  let head = Buffer.alloc(0);
  let tail = '';
  for await (const chunk of data) {
    if (head.length < 2) head = Buffer.concat([head, chunk.subarray(0, 2)]);
    const text = tail + chunk.toString('latin1');
    if (pdfNames.programs(text)) return { isProgram: true, isDeflatedAgain: false };
    // The type of an object stream that refers to it.
    if (!pdfNames.objectStreams(text).next().done) throw unreadable();
    tail = text.slice(-overlap);
  }
  return { isProgram: false, isDeflatedAgain: isDeflated(head, 0) };
}

/** As much as can be inflated. */
async function* inflated(
  data: AsyncIterable<Buffer> | Iterable<Buffer>,
  left: Budget,
  onEnd?: (readBytes: number, hasError: boolean) => void,
): AsyncGenerator<Buffer> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: piece });
  const source = Readable.from(data);
  source.on('error', () => undefined);
  let hasError = false;
  try {
    for await (const chunk of source.pipe(inflate) as AsyncIterable<Buffer>) {
      left.inflated -= chunk.length;
      if (left.inflated < 0) return;
      yield chunk;
    }
  } catch {
    hasError = true;
  } finally {
    source.destroy();
    inflate.destroy();
    // Without what follows the deflated data.
    onEnd?.(inflate.bytesWritten, hasError);
  }
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += piece) {
    yield bytes.subarray(start, start + piece);
  }
}

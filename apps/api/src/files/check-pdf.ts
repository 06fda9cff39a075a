import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { constants, createInflate } from 'node:zlib';
import { Failure } from '../http/failure.ts';
import { createWorkQueue } from '../http/limits/work-queue.ts';
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

const enqueue = createWorkQueue(1, 20);

/**
 * Refuses a PDF with scripts, launches or attachments. It searches for their names in the file and in
 * all its deflated data, without parsing the structure: viewers parse it differently, and a document can
 * be made to look harmless to one parser.
 * @throws Failure 422, or 503 when the queue is full
 */
export function checkPdf(bytes: Buffer): Promise<void> {
  return enqueue(async () => {
    await readPieces(bytes);
    if (await streamsHoldProgram(bytes)) throw new Failure(422, sentences.program);
  });
}

/** Checks the raw bytes of the file. */
async function readPieces(bytes: Buffer): Promise<void> {
  const has = { objectStreams: false, otherFilters: false };
  for (let start = 0; start < bytes.length; start += piece) {
    const text = bytes.toString('latin1', start, start + piece + overlap);
    if (pdfNames.encryption(text)) throw new Failure(422, sentences.protected);
    if (pdfNames.programs(text)) throw new Failure(422, sentences.program);
    if (pdfNames.predictedObjects(text)) throw new Failure(422, sentences.unreadable);
    has.objectStreams ||= pdfNames.objectStreams(text);
    has.otherFilters ||= pdfNames.otherFilters(text);
    await setImmediate();
  }
  // A filter that is not decoded here may hide objects; PDF libraries have not combined both since 2003.
  if (has.objectStreams && has.otherFilters) throw new Failure(422, sentences.unreadable);
}

/** @throws Failure 422 when the document exceeds the limits */
async function streamsHoldProgram(bytes: Buffer): Promise<boolean> {
  const left = { inflated: maxInflatedBytes, again: maxRereads * bytes.length };
  let [passed, streams] = [0, 0];
  for (const start of streamStarts(bytes)) {
    passed += 1;
    if (passed % 1_000 === 0) await setImmediate();
    if (!isDeflated(bytes, start)) continue;
    streams += 1;
    if (streams > maxStreams) throw new Failure(422, sentences.unreadable);
    if (await inflatedHoldsProgram(bytes.subarray(start), left)) return true;
    if (left.inflated < 0 || left.again < 0) throw new Failure(422, sentences.unreadable);
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

/** Checks as much as can be inflated; viewers cannot read the rest either. */
async function inflatedHoldsProgram(bytes: Buffer, left: Budget): Promise<boolean> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: piece });
  const source = Readable.from(slices(bytes, left));
  source.on('error', () => undefined);
  let tail = '';
  try {
    for await (const chunk of source.pipe(inflate) as AsyncIterable<Buffer>) {
      const text = tail + chunk.toString('latin1');
      if (pdfNames.programs(text)) return true;
      tail = text.slice(-overlap);
      left.inflated -= chunk.length;
      if (left.inflated < 0) return false;
    }
  } catch {
    // The data is not deflated, or damaged from here on.
  } finally {
    source.destroy();
    inflate.destroy();
  }
  return false;
}

function* slices(bytes: Buffer, left: Budget): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += piece) {
    if (start > 0) left.again -= piece;
    if (left.again < 0) return;
    yield bytes.subarray(start, start + piece);
  }
}

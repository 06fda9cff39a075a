import { createReadStream } from 'node:fs';
import { DiveFileProblem } from '@buddyline/dive-files/problem';
import { readDiveFile } from '@buddyline/dive-files/read';
import type { ProcessMessage } from './process-messages.ts';

// A process of its own: parsing blocks it for seconds, and what a file makes it use ends with it.

/** Bytes between two messages. */
const stepBytes = 500_000;
const divesInMessage = 200;

function tell(message: ProcessMessage, whenSent: () => void = () => undefined): void {
  process.send?.(message, whenSent);
}

async function* told(chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let before = 0;
  for await (const chunk of chunks) {
    yield chunk;
    bytes += chunk.length;
    if (bytes - before < stepBytes) continue;
    before = bytes;
    tell({ bytes });
  }
}

async function read(path: string): Promise<ProcessMessage> {
  try {
    const { dives, ...file } = await readDiveFile(told(createReadStream(path)));
    for (let at = 0; at < dives.length; at += divesInMessage) {
      tell({ dives: dives.slice(at, at + divesInMessage) });
    }
    return { file };
  } catch (error) {
    if (!(error instanceof DiveFileProblem)) return { failure: stackOf(error) };
    const { kind, line, fileKind } = error;
    return { problem: { kind, line, fileKind } };
  }
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error);
}

// Nobody waits for the answer of a process whose API has ended.
process.on('disconnect', () => process.exit());
tell(await read(process.argv[2] ?? ''), () => process.disconnect());

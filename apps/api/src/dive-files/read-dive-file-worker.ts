import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { DiveFileProblem } from '@buddyline/dive-files/problem';
import { readDiveFile } from '@buddyline/dive-files/read';
import * as v from 'valibot';
import type { WorkerMessage } from './worker-messages.ts';

// A thread of its own: parsing blocks it for seconds, and what a file makes it use ends with it.

/** Bytes between two messages. */
const stepBytes = 500_000;

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
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

const { path } = v.parse(v.object({ path: v.string() }), workerData);
try {
  tell({ file: await readDiveFile(told(createReadStream(path))) });
} catch (error) {
  if (!(error instanceof DiveFileProblem)) throw error;
  const { kind, line, fileKind } = error;
  tell({ problem: { kind, line, fileKind } });
}

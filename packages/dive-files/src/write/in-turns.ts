import { setImmediate } from 'node:timers/promises';

/** UTF-16 code units. Some ten dives: each is also read back, to write what a reader would not understand. */
const pieceLength = 8_192;

/** Joins texts into pieces; other work of the process has its turn after each of them. */
export async function* inTurns(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
    await setImmediate();
  }
  yield piece;
}

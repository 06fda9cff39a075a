/** Reads up to `length` bytes from a position; fewer at the end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** Markers, and stray bytes between them, up to the first scan of a JPEG; phones write about twenty. */
const maxSteps = 1_000;

const sof = { first: 0xc0, last: 0xcf };
/** In the range of frame headers, but none: Huffman tables, an extension, arithmetic conditioning. */
const notSof = [0xc4, 0xc8, 0xcc];
const sos = 0xda;

/**
 * Whether the first scan of a JPEG has all its components. If not, libjpeg keeps the coefficients of the whole picture,
 * as it does for progressive ones, of which alone sharp tells.
 * @returns false also for a file that this cannot follow
 */
export async function isOneScan(readAt: ReadAt): Promise<boolean> {
  let components: number | undefined;
  let position = 2;
  for (let passed = 0; passed < maxSteps; passed += 1) {
    // The marker, the segment's length, and as much as the header of a frame needs: 1 + 2 + 2 + 1 bytes.
    const head = await readAt(position, 10);
    if (head.length < 5) return false;
    const marker = head.readUInt8(1);
    // Stray bytes before a marker, and bytes that fill up; libjpeg passes over both.
    if (head[0] !== 0xff || marker === 0xff || marker === 0) {
      position += 1;
      continue;
    }
    if (hasNoLength(marker)) return false;
    if (marker === sos) return head[4] === components;
    const isFrame = marker >= sof.first && marker <= sof.last && !notSof.includes(marker);
    if (isFrame) components = head[9];
    position += 2 + head.readUInt16BE(2);
  }
  return false;
}

/** What follows would be read otherwise than by libjpeg: restarts, the start and end of a picture, and `TEM`. */
function hasNoLength(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
}

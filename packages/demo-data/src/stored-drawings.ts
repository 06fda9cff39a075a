import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import list from '../files/drawings.json' with { type: 'json' };

/** The columns of a file's row that come from its drawing. */
export type DrawingFacts = { contentType: string; width: number | null; height: number | null };

/** A stored drawing: the full size first, then its other sizes. */
export type StoredDrawing = DrawingFacts & { variants: { name: string; bytes: Buffer }[] };

/** An entry of `files/drawings.json`; its key is the folder of its files. */
export type StoredEntry = DrawingFacts & {
  /** File sizes in bytes by name. */
  variants: Record<string, number>;
};

export const storedDrawings: Record<string, StoredEntry> = list;

/** Beside the folder of this module, in the repository and in the bundled API. */
const folder = new URL('../files/', import.meta.url);

export const storedFile = (drawing: string, variant: string): string =>
  fileURLToPath(new URL(`${drawing}/${variant}`, folder));

export async function readDrawing(name: string): Promise<StoredDrawing> {
  const kept = keptName(name);
  const { contentType, width, height, variants } = storedDrawings[kept] ?? missing(name);
  const reading = Object.keys(variants).map(async (variant) => {
    return { name: variant, bytes: await readFile(storedFile(kept, variant)) };
  });
  return { contentType, width, height, variants: await Promise.all(reading) };
}

/**
 * A card was drawn for each of its possible holders. In a demo with other counts, as in tests, it may
 * show another holder.
 */
function keptName(name: string): string {
  if (name in storedDrawings) return name;
  const [card] = /^certificates\/[A-Z]+-\d+-/.exec(name) ?? [];
  const similar = Object.keys(storedDrawings).find((kept) => card && kept.startsWith(card));
  return similar ?? missing(name);
}

function missing(name: string): never {
  throw new Error(
    `${name} is not in drawings.json: add its files to the folder files, and list them there.`,
  );
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import list from '../files/drawings.json' with { type: 'json' };

/** What the row of a file says of the drawing that it shows. */
export type DrawingFacts = { contentType: string; width: number | null; height: number | null };

/** A drawing as it is stored: the whole of it first, then its other sizes. */
export type KeptDrawing = DrawingFacts & { variants: { name: string; bytes: Buffer }[] };

/** An entry of `files/drawings.json`, under the name of the folder that its files are in. */
export type KeptEntry = DrawingFacts & {
  /** Names of its files, and their sizes in bytes. */
  variants: Record<string, number>;
  /** A hash of what it was drawn from. */
  drawnFrom: string;
};

export const keptDrawings: Record<string, KeptEntry> = list;

/** Beside the folder of this module, in the repository and in the bundled API. */
const folder = new URL('../files/', import.meta.url);

export const keptFile = (drawing: string, variant: string): string =>
  fileURLToPath(new URL(`${drawing}/${variant}`, folder));

export async function readDrawing(name: string): Promise<KeptDrawing> {
  const kept = keptName(name);
  const { contentType, width, height, variants } = keptDrawings[kept] ?? missing(name);
  const reading = Object.keys(variants).map(async (variant) => {
    return { name: variant, bytes: await readFile(keptFile(kept, variant)) };
  });
  return { contentType, width, height, variants: await Promise.all(reading) };
}

/**
 * A card was drawn for whoever holds it at any minute of a day. In a demo of other numbers, as tests
 * make, it may show another holder.
 */
function keptName(name: string): string {
  if (name in keptDrawings) return name;
  const [card] = /^certificates\/[A-Z]+-\d+-/.exec(name) ?? [];
  const similar = Object.keys(keptDrawings).find((kept) => card && kept.startsWith(card));
  return similar ?? missing(name);
}

function missing(name: string): never {
  throw new Error(`${name} is not drawn yet: pnpm --filter @buddyline/demo-data draw`);
}

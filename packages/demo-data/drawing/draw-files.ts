/**
 * Draws the pictures and certificates of the demo into `files/`:
 *
 *   pnpm --filter @buddyline/demo-data draw
 *
 * Unchanged drawings are not drawn again, because the encoder may write other bytes on another machine.
 * Delete `files/` to draw everything again.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { StoredEntry } from '../src/stored-drawings.ts';
import { openLettering } from './certificates/lettering.ts';
import { type Drawing, drawnFrom, listDrawings } from './drawings.ts';
import { renderDrawing } from './render-drawing.ts';

const folder = join(import.meta.dirname, '../files');
const listFile = join(folder, 'drawings.json');
const before: Record<string, StoredEntry> = existsSync(listFile)
  ? JSON.parse(await readFile(listFile, 'utf8'))
  : {};

const drawings = listDrawings(await openLettering(), 1);
const names = new Set(drawings.map(({ name }) => name));
for (const name of Object.keys(before)) {
  if (!names.has(name)) await rm(join(folder, name), { recursive: true });
}
const entries = await pLimit(availableParallelism()).map(drawings, async (drawing) => {
  return [drawing.name, await keep(drawing)] as const;
});
await writeFile(listFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);

async function keep(drawing: Drawing): Promise<StoredEntry> {
  const known = before[drawing.name];
  const source = drawnFrom(drawing);
  if (known?.drawnFrom === source) return known;
  const { variants, ...facts } = await renderDrawing(drawing);
  const place = join(folder, drawing.name);
  await mkdir(place, { recursive: true });
  for (const { name, bytes } of variants) await writeFile(join(place, name), bytes);
  const sizes = Object.fromEntries(variants.map(({ name, bytes }) => [name, bytes.length]));
  return { ...facts, variants: sizes, drawnFrom: source };
}

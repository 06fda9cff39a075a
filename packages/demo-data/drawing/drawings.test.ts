import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeDemoData } from '../src/demo-data.ts';
import { planDeletedFiles, planFiles } from '../src/demo-files.ts';
import { makeStaffWeek } from '../src/staff/staff-week.ts';
import { storedDrawings, storedFile, readDrawing } from '../src/stored-drawings.ts';
import { type Lettering, openLettering } from './certificates/lettering.ts';
import { type Drawing, drawnFrom, listDrawings } from './drawings.ts';
import { renderDrawing } from './render-drawing.ts';

let lettering: Lettering;
let drawings: Drawing[];
beforeAll(async () => {
  lettering = await openLettering();
  drawings = listDrawings(lettering, 90);
});

function firstOf(type: Drawing['type']): Drawing {
  const drawing = drawings.find((one) => one.type === type);
  if (!drawing) throw new Error(`The demo has no drawing of type ${type}`);
  return drawing;
}

describe('drawings', () => {
  test('are many, all different, and contain no invalid numbers', () => {
    const sources = drawings.map((drawing) => JSON.stringify({ ...drawing, name: '' }));
    expect(new Set(sources).size).toBe(drawings.length);
    expect(sources.filter((source) => /NaN|undefined|Infinity/.test(source))).toEqual([]);
    const countOf = (type: Drawing['type']) => drawings.filter((one) => one.type === type).length;
    expect(countOf('scene')).toBeGreaterThanOrEqual(48);
    expect(countOf('avatar')).toBeGreaterThanOrEqual(60);
  });

  test.each(['scene', 'avatar', 'card', 'document'] as const)(
    'can be made anew: %s',
    async (type) => {
      const { variants, ...facts } = await renderDrawing(firstOf(type));
      const { variants: kept, ...known } = await readDrawing(firstOf(type).name);
      expect(facts).toEqual(known);
      expect(variants.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
    },
  );

  test('join Arabic letters, from right to left', () => {
    const line = { x: 0, y: 0, size: 100, weight: 400, align: 'left' as const };
    // Three joined letters are narrower than separate ones, and the first letter is drawn last.
    const letters = ['ب', 'ح', 'ر'].map((letter) => widthOf(lettering.outline(letter, line)));
    const apart = letters.reduce((sum, width) => sum + width, 0);
    expect(widthOf(lettering.outline('بحر', line))).toBeLessThan(apart);
    const [beh = 0] = letters;
    expect(widthOf(lettering.outline('ب بحر', line))).toBeGreaterThan(beh);
  });
});

describe('the stored files', () => {
  test('are up to date with the drawing code (if not, run the command draw)', () => {
    const changed = drawings.filter(
      (drawing) => storedDrawings[drawing.name]?.drawnFrom !== drawnFrom(drawing),
    );
    expect(changed.map(({ name }) => name)).toEqual([]);
    const isPicture = (name: string) => !name.startsWith('certificates/');
    expect(Object.keys(storedDrawings).filter(isPicture)).toEqual(
      drawings.map(({ name }) => name).filter(isPicture),
    );
  });

  test('all exist, with the listed sizes', () => {
    const listed = Object.entries(storedDrawings).flatMap(([drawing, { variants }]) =>
      Object.entries(variants).map(([name, bytes]) => ({ path: storedFile(drawing, name), bytes })),
    );
    const sizeOf = (path: string) => (existsSync(path) ? statSync(path).size : null);
    expect(listed.filter(({ path, bytes }) => sizeOf(path) !== bytes)).toEqual([]);
  });

  test('are pictures of the listed size, or documents with a title', async () => {
    for (const name of Object.keys(storedDrawings)) {
      const { contentType, width, height, variants } = await readDrawing(name);
      const [whole] = variants;
      const bytes = Buffer.from(whole?.bytes ?? []);
      if (contentType === 'application/pdf') {
        expect(bytes.toString('latin1')).toMatch(/^%PDF-[^]*\/Title/);
        continue;
      }
      const { info } = await sharp(bytes, { failOn: 'warning' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width, height });
    }
  });

  test.each(['00:00:20', '06:41:07', '11:59:59', '17:03:33', '23:59:59'])(
    'have what the demo shows when it is loaded at %s',
    (time) => {
      const now = new Date(`2027-03-09T${time}Z`);
      const { data, deleted } = makeStaffWeek(makeDemoData(now, 'hash'), now);
      const files = [...planFiles(data), ...planDeletedFiles(deleted)];
      expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
      const shown = new Set(files.map(({ drawing }) => drawing));
      expect([...shown].filter((name) => !(name in storedDrawings))).toEqual([]);
      const isScene = (name: string) => name.startsWith('scenes/');
      expect([...shown].filter(isScene).toSorted()).toEqual(
        Object.keys(storedDrawings).filter(isScene).toSorted(),
      );
    },
  );
});

function widthOf(path: string): number {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const x = numbers.filter((_, index) => index % 2 === 0);
  return Math.max(...x) - Math.min(...x);
}

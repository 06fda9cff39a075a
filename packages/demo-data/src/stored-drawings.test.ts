import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeDemoData } from './demo-data.ts';
import { planDeletedFiles, planFiles } from './demo-files.ts';
import { makeStaffWeek } from './staff/staff-week.ts';
import { readDrawing, storedDrawings, storedFile } from './stored-drawings.ts';

describe('the stored files', () => {
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

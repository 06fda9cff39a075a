import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { DiveFileProblem } from './read/problem.ts';
import { readBytes } from './testing/files.ts';

const fixtures = join(import.meta.dirname, '../fixtures');
const length = 900_000;

/** In place of a value, before a last letter: what has made expressions slow. */
const fillings = [' ', '1', ',', ':', '1 g/l '].map((sign) => {
  const text = sign.repeat(Math.floor(length / sign.length));
  return `1${text}x`;
});

interface Place {
  name: string;
  /** What is in a fixture before and after the value. */
  before: string;
  after: string;
}

/** Each attribute and each text of an element, once by its name and that of its element. */
function placesIn(texts: readonly string[]): Place[] {
  const places = new Map<string, Place>();
  for (const text of texts) {
    const add = (name: string, begin: number, end: number): void => {
      places.set(name, { name, before: text.slice(0, begin), after: text.slice(end) });
    };
    for (const { 1: element = '', 0: tag, index } of text.matchAll(/<([\w:]+)[^<>]*>/g)) {
      for (const { 0: whole, 1: name = '', index: at } of tag.matchAll(
        /(\w+)=(?:"[^"]*"|'[^']*')/g,
      )) {
        add(`${element} ${name}`, index + at + name.length + 2, index + at + whole.length - 1);
      }
      const begin = index + tag.length;
      const end = text.indexOf('<', begin);
      if (!tag.endsWith('/>') && text.startsWith(`</${element}>`, end)) add(element, begin, end);
    }
  }
  return [...places.values()];
}

const read = (pattern: string) =>
  globSync(pattern, { cwd: fixtures }).map((file) => readFileSync(join(fixtures, file), 'utf8'));
const places = [...placesIn(read('uddf/**/*.uddf')), ...placesIn(read('subsurface/*.ssrf'))];

/** CPU time, ms, to read or refuse a file. */
async function cpuTimeOf(text: string): Promise<number> {
  const bytes = new TextEncoder().encode(text);
  const before = process.threadCpuUsage();
  const error = await readBytes(bytes, 65_536).then(
    () => null,
    (reason: unknown) => reason,
  );
  const { user, system } = process.threadCpuUsage(before);
  if (error !== null) expect(error).toBeInstanceOf(DiveFileProblem);
  return (user + system) / 1_000;
}

/** For a file of the same size with nothing but samples. Texts that take quadratic time need more than ten times as much. */
let ordinaryMs: number;
beforeAll(async () => {
  const sample = '<waypoint><depth>12.3</depth><divetime>60</divetime></waypoint>';
  const samples = sample.repeat(length / sample.length);
  ordinaryMs = await cpuTimeOf(`<uddf><dive><samples>${samples}</samples></dive></uddf>`);
});

/** The least CPU time of up to three attempts, because one may include a garbage collection. */
async function leastTimeOf(text: string): Promise<number> {
  let least = await cpuTimeOf(text);
  for (let again = 0; again < 2 && least > ordinaryMs; again += 1) {
    least = Math.min(least, await cpuTimeOf(text));
  }
  return least;
}

test('the fixtures have most attributes and elements that are read', () => {
  expect(places.length).toBeGreaterThan(90);
});

test.each(places)(
  '$name of 900,000 letters is read or refused about as fast as a file of that size',
  async ({ before, after }) => {
    for (const filling of fillings) {
      const ms = await leastTimeOf(before + filling + after);
      expect(ms, filling.slice(0, 8)).toBeLessThan(2 * ordinaryMs);
    }
  },
);

test('an attribute has at most 1,000 letters, and a text of our own what a dive can have', async () => {
  const dive = (attributes: string) =>
    `<divelog><dives><dive date='2024-05-06' ${attributes}/></dives></divelog>`;
  const tags = (count: number) =>
    readBytes(new TextEncoder().encode(dive(`tags='${'x'.repeat(count)}'`)));
  expect((await tags(1_000)).dives).toHaveLength(1);
  await expect(tags(1_001)).rejects.toMatchObject({ kind: 'too-long' });
});

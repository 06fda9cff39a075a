import { bounds } from '@buddyline/domain/constants';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { DiveFileProblem, type ProblemKind } from './read/problem.ts';
import { readBytes, readText } from './testing/files.ts';

const uddf = (content: string, head = '') => `${head}<uddf version="3.2.1">${content}</uddf>`;

const lol = Array.from({ length: 9 }, (_, at) => {
  const before = at === 0 ? 'lol' : `&l${at - 1};`.repeat(10);
  return `<!ENTITY l${at} "${before}">`;
}).join('');
const bomb = `<?xml version="1.0"?><!DOCTYPE uddf [${lol}]>`;
const external = '<!DOCTYPE uddf [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const megabytes = 64_000_000;
const attributes = (count: number) => `<dive>${'<a b="" c="" d=""/>'.repeat(count / 3)}</dive>`;

const longNotes = `<informationafterdive><notes><para>${'x'.repeat(4_500)}</para></notes></informationafterdive>`;

const files: [string, () => string, ProblemKind][] = [
  ['entities that multiply', () => uddf('<dive>&l8;</dive>', bomb), 'not-xml'],
  ['an external entity', () => uddf('<dive>&x;</dive>', external), 'not-xml'],
  ['100,000 nested elements', () => uddf('<a>'.repeat(100_000)), 'too-deep'],
  ['64 MB of one attribute', () => uddf(`<dive id="${'x'.repeat(megabytes)}"/>`), 'too-long'],
  ['64 MB of one text', () => uddf(`<dive>${'x'.repeat(megabytes)}</dive>`), 'too-long'],
  ['64 MB of one comment', () => uddf(`<!--${'x'.repeat(megabytes)}-->`), 'too-long'],
  ['64 MB of one document type', () => `<!DOCTYPE ${'x'.repeat(megabytes)}>`, 'too-long'],
  ['64 MB of one name', () => `<${'x'.repeat(megabytes)}/>`, 'too-long'],
  [
    'a thousand attributes',
    () => uddf(`<dive ${Array.from({ length: 1_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    'too-long',
  ],
  ['a dive of 100,000 elements', () => uddf(`<dive>${'<a/>'.repeat(100_000)}</dive>`), 'too-long'],
  ['a million elements outside of dives', () => uddf('<a/>'.repeat(1_000_000)), 'too-long'],
  ['a million sites', () => uddf('<site id="reef"/>'.repeat(1_000_000)), 'too-long'],
  [
    'a million samples of one dive',
    () => uddf(`<dive><samples>${'<waypoint/>'.repeat(1_000_000)}</samples></dive>`),
    'too-long',
  ],
  [
    'a million elements in dives',
    () => uddf(`<dive>${'<a/>'.repeat(10_000)}</dive>`.repeat(70)),
    'too-long',
  ],
  ['a million attributes in dives', () => uddf(attributes(9_000).repeat(70)), 'too-long'],
  ['5,001 dives', () => uddf('<dive/>'.repeat(5_001)), 'too-many-dives'],
  [
    'one dive too many at the end',
    () => uddf(`${'<dive/>'.repeat(5_000)}<dive></dive>`),
    'too-many-dives',
  ],
  [
    '4.5 million letters',
    () => uddf(`<dive>${day}${longNotes}</dive>`.repeat(1_000)),
    'too-much-text',
  ],
  ['no dives', () => uddf(''), 'no-dives'],
  ['a page', () => '<html><body>Sign in</body></html>', 'not-a-dive-file'],
  ["another program's dives", () => '<dives><units>Metric</units></dives>', 'other-program'],
  ['nothing', () => '', 'not-xml'],
  ['words', () => 'I dived twice.', 'not-a-dive-file'],
  ['a cut file', () => uddf('<dive><inform').slice(0, -7), 'not-xml'],
];

const waypoint = '<waypoint><depth>12.3</depth><divetime>60</divetime></waypoint>';
const day = '<informationbeforedive><datetime>2024-05-06T10:00</datetime></informationbeforedive>';
const honestDives = 1_500;
const honest = uddf(
  `<dive>${day}<samples>${waypoint.repeat(100)}</samples></dive>`.repeat(honestDives),
);

/** Starts to read, and answers with the CPU time in ms. */
async function cpuTimeOf(read: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await read();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** CPU time, ms, in which this machine reads a large file of 10 MB. */
let honestMs: number;
beforeAll(async () => {
  const bytes = new TextEncoder().encode(honest);
  honestMs = await cpuTimeOf(async () => {
    expect((await readBytes(bytes, 65_536)).dives).toHaveLength(honestDives);
  });
});

test.each(files)('%s: refused sooner than a large file is read', async (_name, file, kind) => {
  const bytes = new TextEncoder().encode(file());
  const ms = await cpuTimeOf(() =>
    expect(readBytes(bytes, 65_536)).rejects.toMatchObject({ kind }),
  );
  expect(ms).toBeLessThan(honestMs);
});

const head = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each<[string, Uint8Array, ProblemKind]>([
  ['a gzip file', Uint8Array.of(0x1f, 0x8b, 8, 0), 'compressed'],
  ['a zip file', Uint8Array.of(0x50, 0x4b, 3, 4, 0), 'compressed'],
  ['an unknown encoding', latin(uddf('<dive/>', head('klingon'))), 'encoding'],
  ['bytes that are no UTF-8', latin(uddf('<notes>Tr\xe8s</notes>')), 'encoding'],
  ['half a character at the end', latin(`${uddf('<dive/>')}\xe2\x82`), 'encoding'],
])('%s: refused', async (_name, bytes, kind) => {
  await expect(readBytes(bytes, 3)).rejects.toMatchObject({ kind });
});

test('a file of UTF-8 that claims to be UTF-16 is read as what it is', async () => {
  const dive =
    '<dive><informationbeforedive><datetime>2024-05-06</datetime></informationbeforedive></dive>';
  const { dives } = await readText(uddf(dive, head('utf-16')));
  expect(dives[0]?.dive.date).toBe('2024-05-06');
});

test('many tags that are unknown are told a few times', async () => {
  const tags = Array.from({ length: 200 }, (_, at) => `t${at}`).join(',');
  const file = `<divelog><dives><dive date='2024-05-06' tags='${tags}'/></dives></divelog>`;
  const { dives } = await readText(file);
  expect(dives[0]?.notes).toHaveLength(20);
});

test('5,000 dives are read, and a note is cut before an emoji', async () => {
  expect((await readText(uddf('<dive/>'.repeat(5_000)))).dives).toHaveLength(5_000);
  const tag = `${'x'.repeat(99)}🤿`;
  const { dives } = await readText(
    `<divelog><dives><dive date='2024-05-06' tags='${tag}'/></dives></divelog>`,
  );
  expect(dives[0]?.notes).toEqual([{ kind: 'tag-lost', value: 'x'.repeat(99) }]);
});

test('a dive has the names of a group, however many people of the file it links to', async () => {
  const refs = Array.from({ length: 500 }, (_, at) => `b${at}`);
  const name = 'ش'.repeat(10_000);
  const buddies = refs.map(
    (ref) => `<buddy id="${ref}"><personal><firstname>${name}</firstname></personal></buddy>`,
  );
  const links = [...refs, ...refs].map((ref) => `<link ref="${ref}"/>`).join('');
  const dive = `<dive><informationbeforedive>${links}</informationbeforedive></dive>`;
  const { dives } = await readText(uddf(`<diver>${buddies.join('')}</diver>${dive}`));
  expect(dives[0]?.dive.buddySignature).toBe('ش'.repeat(bounds.fullNameMax));
  expect(dives[0]?.notes.map(({ value }) => value?.length ?? 0)).toEqual([expect.any(Number)]);
});

test('the line of a mistake is told', async () => {
  await expect(readText(uddf('\n\n<dive></drive>'))).rejects.toMatchObject({ line: 3 });
});

test('any bytes are read or refused, and nothing else is thrown', async () => {
  const names = fc.constantFrom('dive', 'uddf', 'divelog', 'sample', 'waypoint', 'samples', 'site');
  const part = fc.oneof(
    names.map((name) => `<${name}>`),
    names.map((name) => `</${name}>`),
    names.map((name) => `<${name} date='2024-01-01' key='Buddyline pg' value='%'/>`),
    fc.string({ unit: 'binary' }),
  );
  const text = fc.array(part, { maxLength: 12 }).map((parts) => `<uddf>${parts.join('')}`);
  const bytes = fc.oneof(
    fc.uint8Array(),
    text.map((one) => new TextEncoder().encode(one)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (some) => {
      const error: unknown = await readBytes(some).catch((reason: unknown) => reason);
      if (error instanceof Error) expect(error).toBeInstanceOf(DiveFileProblem);
    }),
    { numRuns: 300 },
  );
});

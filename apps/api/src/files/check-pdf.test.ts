import { randomBytes } from 'node:crypto';
import { constants, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import Pdf from 'pdfkit';
import { expect, test } from 'vitest';
import { Failure } from '../http/failure.ts';
import { watchBlocking } from '@buddyline/tests/blocking-time';
import { checkPdf } from './check-pdf.ts';

const harmless = '<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>';

/** A document with these objects. */
function pdf(...objects: (string | Buffer)[]): Buffer {
  const numbered = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...numbered, Buffer.from('%%EOF\n')]);
}

function stream(data: string | Buffer, { dictionary = '', lineEnd = '\n' } = {}): Buffer {
  const deflated = deflateSync(data);
  const head = `<< /Filter /FlateDecode /Length ${deflated.length} ${dictionary} >>\nstream${lineEnd}`;
  return Buffer.concat([Buffer.from(head), deflated, Buffer.from('\nendstream')]);
}

const objectStream = (objects: string, rest = {}) =>
  stream(`7 0 ${objects}`, { dictionary: '/Type /ObjStm /N 1 /First 4', ...rest });

async function refusal(bytes: Buffer): Promise<string> {
  const error: unknown = await checkPdf(bytes).catch((reason: unknown) => reason);
  if (error === undefined) return 'none';
  expect(error).toMatchObject({ status: 422 });
  return error instanceof Failure ? error.sentence.id : 'an error';
}

const program = 'api.files.pdf-program';

test.each([
  ['a script', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  ['a script whose name is escaped', '<< /S /J#61v#61Script /JS (x) >>'],
  ['a script whose name is fully escaped', '<</S/#4a#61#76#61#53#63#72#69#70#74/JS(x)>>'],
  ['a tree of scripts', '<< /Names << /JavaScript 9 0 R >> >>'],
  ['a program to launch', '<< /S/Launch/F(cmd.exe) >>'],
  ['an embedded file', '<< /Type /EmbeddedFile >>'],
  ['an action on opening', '<< /OpenAction << /S /URI /URI (https://evil.example) >> >>'],
  ['actions of a page', '<< /AA << /O 5 0 R >> >>'],
  ['actions of a page by reference', '<< /AA 5 0 R >>'],
  ['a form that is sent', '<< /S /SubmitForm >>'],
  ['a form with scripts of its own', '<< /AcroForm << /XFA 9 0 R >> >>'],
])('%s is refused with 422, plain and in an object stream', async (_name, object) => {
  expect(await refusal(pdf(harmless, object))).toBe(program);
  expect(await refusal(pdf(harmless, objectStream(object)))).toBe(program);
});

test.each(['\r\n', '\n', '\r', '  \n', ' %\n'])(
  'objects in a stream that begins with %j are checked',
  async (lineEnd) => {
    const hidden = objectStream('<< /S /JavaScript >>', { lineEnd });
    expect(await refusal(pdf(hidden))).toBe(program);
  },
);

test('a name across the border of two chunks is found', async () => {
  for (let shift = -20; shift <= 5; shift += 1) {
    const padding = ' '.repeat(64 * 1024 + shift);
    expect(await refusal(Buffer.from(`${padding}/J#61v#61Script `))).toBe(program);
    expect(await refusal(pdf(objectStream(`${padding}/JavaScript `)))).toBe(program);
  }
});

test('an object stream inside the data of another stream is checked', async () => {
  const inner = pdf(objectStream('<< /S /JavaScript >>'));
  const outer = Buffer.concat([Buffer.from('<< >>\nstream\n'), inner, Buffer.from('endstream')]);
  expect(await refusal(pdf(outer))).toBe(program);
});

test('a damaged stream is checked as far as it can be inflated', async () => {
  const whole = objectStream(`<< /S /JavaScript >> ${'x y z '.repeat(9_000)}`);
  expect(await refusal(pdf(whole.subarray(0, -60)))).toBe(program);
});

const hiddenScript = '7 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** An object stream of such data, with these entries of its dictionary beside the usual ones. */
function objectsOf(data: Buffer, entries: string): Buffer {
  const head = `<< /Type /ObjStm /N 1 /First 4 ${entries} /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')]);
}

/** An object stream with this dictionary. */
function objectsIn(dictionary: string): Buffer {
  const data = deflateSync('7 0 << /Type /Page >>');
  return Buffer.concat([Buffer.from(`<<${dictionary}>>stream\r\n`), data]);
}

function deep(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from('stream\n'), bytes]);
}

const unreadable = 'api.files.pdf-unreadable';
const once = deflateSync(hiddenScript);
const twice = deflateSync(once);

test.each([
  '/Filter [/FlateDecode /FlateDecode]',
  '/Filter [/F#6cateDecode/Fl]',
  '/F [/Fl /Fl]',
  '/Filter 9 0 R',
  '/Filter [/FlateDecode 9 0 R]',
  '/Filter [9 0 R]',
  '/X (stream) /Filter 9 0 R',
  `/Filter [/FlateDecode %${' '.repeat(600)}\n/FlateDecode]`,
])('objects that are deflated twice are refused: %s', async (filter) => {
  expect(await refusal(pdf(harmless, objectsOf(twice, filter)))).toBe(unreadable);
});

test('data that is deflated up to three times is checked, and more is refused', async () => {
  expect(await refusal(pdf(harmless, deep(twice)))).toBe(program);
  expect(await refusal(pdf(harmless, deep(deflateSync(twice))))).toBe(program);
  const four = deflateSync(deflateSync(twice));
  expect(await refusal(pdf(harmless, deep(four)))).toBe(unreadable);
});

test.each([
  '/DecodeParms 9 0 R',
  '/D#65codeParms 9 0 R',
  '/DP 9 0 R',
  '/DecodeParms [9 0 R]',
  `/DecodeParms << ${' '.repeat(600)} /Predictor 12 >>`,
  `${' '.repeat(600)} /DecodeParms 9 0 R`,
])('objects with parameters of their filter are refused: %s', async (parameters) => {
  const parametersObject = `<< /Columns 3 ${' '.repeat(300)} /Predictor 12 >>`;
  const rows = deflateSync(Buffer.from(hiddenScript.replaceAll(/.../g, '\0$&')));
  const entries = `/Filter /FlateDecode ${parameters}`;
  const document = pdf(harmless, objectsOf(rows, entries), parametersObject);
  expect(await refusal(document)).toBe(unreadable);
});

test('objects of a damaged stream are refused, because viewers show those before the damage', async () => {
  const begin = deflateSync(hiddenScript, { finishFlush: constants.Z_SYNC_FLUSH });
  const damaged = Buffer.concat([begin, Buffer.from([7, 7, 7, 7, 7])]);
  const document = pdf(harmless, objectsOf(damaged, '/Filter /FlateDecode'));
  expect(await refusal(document)).toBe(unreadable);
});

test('the type of an object stream that is named elsewhere is refused', async () => {
  expect(await refusal(pdf(harmless, '/ObjStm'))).toBe(unreadable);
  expect(await refusal(pdf(harmless, deep(deflateSync('7 0 /ObjStm'))))).toBe(unreadable);
});

test('documents that cannot be checked are refused with 422', async () => {
  expect(await refusal(pdf(harmless, '<< /Encrypt 5 0 R >>'))).toBe('api.files.pdf-protected');
  const predictor = '/DecodeParms << /Predictor 12 >> /Type /ObjStm';
  expect(await refusal(pdf(stream('7 0 null', { dictionary: predictor })))).toBe(
    'api.files.pdf-unreadable',
  );
  const hex = '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]';
  expect(await refusal(pdf(objectStream('null', { dictionary: hex })))).toBe(unreadable);
});

test.each<[string, string | Buffer]>([
  ['opens at a given page', harmless],
  ['opens at a given page by an action', '<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>'],
  ['links to a site', '<< /A << /S /URI /URI (https://buddyline.example) >> >>'],
  ['mentions /JavaScripts and (Launch)', '(We learn /JavaScripts; Launch) /LaunchDate'],
  [
    'has a cross-reference stream',
    stream('x', { dictionary: '/Type /XRef /DecodeParms << /Predictor 12 >>' }),
  ],
  ['has an object stream', objectStream('<< /Type /Page >>')],
  ...[
    '/Type/ObjStm/N 8/First 50/Length 12 0 R/Filter/FlateDecode',
    '/Extends 10 0 R/Filter[/FlateDecode]/First 4/N 1/Type/ObjStm',
    '\r\n/Type /ObjStm\r\n/N 1\r\n/First 4\r\n/Length 13        \r\n/Filter /FlateDecode\r\n',
    '/Type /ObjStm /N 1 /First 4 /DecodeParms null /Filter /Fl',
  ].map((dictionary): [string, Buffer] => [
    `has an object stream of a writer: ${dictionary}`,
    objectsIn(dictionary),
  ]),
  ['has pixels that look deflated', stream(Buffer.from([24, 25, 40, 24, 25, 40]))],
])('a document that %s is accepted', async (_name, object) => {
  expect(await refusal(pdf(harmless, object))).toBe('none');
});

test('a document of many pages is accepted', async () => {
  const page = () => stream(randomBytes(4_000));
  const objects = objectsIn('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode');
  expect(await refusal(pdf(harmless, ...Array.from({ length: 100 }, page), objects))).toBe('none');
});

test('a document from a PDF library is accepted', async () => {
  const document = new Pdf({ compress: true });
  document.text('Open Water Diver').link(10, 10, 100, 20, 'https://buddyline.example');
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk));
  expect(await refusal(Buffer.concat(chunks))).toBe('none');
});

const kilobyte = 1024;

test.each([
  ['nothing but streams', Buffer.from('stream\n'.repeat(2_000_000))],
  ['streams that look deflated', Buffer.from('stream\nx\x9c'.repeat(1_600_000), 'latin1')],
  ['streams without a line end', Buffer.from('stream'.repeat(2_400_000))],
  ['a stream that inflates to a gigabyte', deep(deflateSync(Buffer.alloc(1_000 * kilobyte ** 2)))],
  [
    'streams that are inflated many times',
    Buffer.concat(Array.from({ length: 4_000 }, () => deep(emptyBlocks(4 * kilobyte)))),
  ],
  ['object streams', Buffer.from('1 0 obj<</Type/ObjStm/N 1>>stream\n'.repeat(430_000))],
  ['entries of an object stream', Buffer.from(`1 0 obj<</ObjStm${' /A 1 [/B]'.repeat(1_500_000)}`)],
  ['names of object streams', Buffer.from(`1 0 obj<<${'/ObjStm'.repeat(2_100_000)}`)],
  ['predictors', Buffer.from('/Predictor '.repeat(1_300_000))],
  ['incomplete escaped names', Buffer.from('/#4a#61#76#61#53#63#72#69#70#7'.repeat(500_000))],
  ['actions', Buffer.from('/OpenAction                    '.repeat(480_000))],
])(
  '15 MB of %s do not block the event loop for 50 ms',
  { timeout: 60_000 },
  async (_name, bytes) => {
    const blocking = watchBlocking();
    await refusal(bytes);
    expect(blocking()).toBeLessThan(50);
  },
);

/** Deflated data of empty blocks, five bytes each. */
function emptyBlocks(length: number): Buffer {
  const header = Buffer.from([0x78, 0x01]);
  return Buffer.concat([header, Buffer.alloc(length, Buffer.from([0, 0, 0, 0xff, 0xff]))]);
}

test('any bytes are either accepted or refused', async () => {
  const parts = fc.constantFrom(
    'stream\r\n',
    'endstream',
    ' obj ',
    '/ObjStm',
    '/Filter',
    '<<',
    '>>',
    '\r',
    '/#',
    '%PDF-1.7',
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
    fc.uint8Array({ maxLength: 300 }).map((array) => deflateSync(array)),
    parts.map((part) => Buffer.from(part)),
  );
  const documents = fc.array(bytes, { maxLength: 20 }).map((list) => Buffer.concat(list));
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      expect(await refusal(document)).toMatch(/^(none|api\.files\.pdf-\w+)$/);
    }),
    { numRuns: 300 },
  );
});

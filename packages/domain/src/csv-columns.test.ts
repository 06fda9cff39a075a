import * as v from 'valibot';
import { expect, test } from 'vitest';
import { activitySchema } from './activity.ts';
import { certificateSchema } from './certificate.ts';
import { csvCells, type CsvColumn, csvColumns, csvHeaders } from './csv-columns.ts';
import { diveLogFixture } from './dive-log-fixture.ts';
import { diveLogSchema } from './dive-log.ts';
import { postSchema } from './post.ts';
import { ticketSchema } from './ticket.ts';
import { userSchema } from './user.ts';

const schemas = {
  users: userSchema,
  posts: postSchema,
  certificates: certificateSchema,
  divelogs: diveLogSchema,
  tickets: ticketSchema,
  activity: activitySchema,
};

/** Not in a file: what only a screen needs. The file of the users says who is verified. */
const left = new Set(['canUndo', 'isOwnerVerified']);

test.each(Object.entries(schemas))('every field of %s has a column', (list, { entries }) => {
  const columns = new Map(Object.entries(csvColumns)).get(list) ?? [];
  const names = csvHeaders<never>(columns).map((header) => header.replace(/[. ].*/, ''));
  expect(new Set(names).size).toBeGreaterThan(0);
  const missing = Object.keys(entries).filter((name) => !names.includes(name) && !left.has(name));
  expect(missing).toEqual([]);
});

test('headings are the names on the wire, with their units', () => {
  const headers = csvHeaders(csvColumns.divelogs);
  expect(headers).toContain('maxDepth [ft]');
  expect(headers).toContain('longitude [°]');
  expect(headers).toContain('visibilityValue');
  expect(new Set(headers).size).toBe(headers.length);
});

const one = (value: string | number) => {
  const columns: CsvColumn<string | number>[] = [{ header: 'x', value: (row) => row }];
  return csvCells(columns, value)[0];
};

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])(
  'the text %j gets an apostrophe',
  (text) => {
    expect(one(text)).toBe(`'${text}`);
  },
);

/** The cells of a file as spreadsheets read them: a quote counts where a cell begins. */
function cellsOf(file: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of file) {
    const cell = cells.at(-1) ?? '';
    const isEnd = !isQuoted && (sign === separator || sign === '\r' || sign === '\n');
    if (isEnd) cells.push('');
    else if (sign !== '"') cells[cells.length - 1] = cell + sign;
    else if (isQuoted || cell === '') isQuoted = !isQuoted;
    else cells[cells.length - 1] = cell + sign;
  }
  return cells;
}

const formulas = ['=1+1', '+1', '-1', '@x', '＝1', '＋1', '－1', '＠x'];
const before = [
  '',
  ';',
  'x;',
  'x; ',
  'x\t',
  'x\n',
  'x\r',
  'x\r\n',
  'x;"',
  'x\n"',
  '";',
  'x,',
  'x";\t',
  // Signs that are left out of a cell.
  '\u202A',
  '\u202E\u202C',
  '\u2069',
  'x;\u202B',
];

test.each([',', ';', '\t'])('no cell begins a formula with %j as the separator', (separator) => {
  for (const text of before.flatMap((begin) => formulas.map((end) => begin + end))) {
    const row = ['id', one(text) ?? '', 'end'].map((cell) => `"${cell.replaceAll('"', '""')}"`);
    for (const file of [row.join(','), `id,${row[1]},end`]) {
      const found = cellsOf(file, separator).filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell));
      expect(found, JSON.stringify(text)).toEqual([]);
    }
  }
});

test.each(['a=1', 'a; b', 'x; 1-1', 'x\ny=1', "'=1", ' -1', '', '1-1', 'مرحبا'])(
  'the text %j stays as it is',
  (text) => {
    expect(one(text)).toBe(text);
  },
);

test.each([-80.5, 0, 1e-7, -1])('the number %d never gets an apostrophe', (value) => {
  expect(Number(one(value))).toBe(value);
});

test('a dive has a cell for each column, empty where nothing is known', () => {
  const cells = csvCells(csvColumns.divelogs, { ...diveLogFixture, longitude: -34.5 });
  const headers = csvHeaders(csvColumns.divelogs);
  const cell = (name: string) => cells[headers.indexOf(name)];
  expect(cells).toHaveLength(headers.length);
  expect(cell('longitude [°]')).toBe('-34.5');
  expect(cell('deco1')).toBe('');
  expect(cell('exposureGear')).toBe('WETSUIT BOOTS');
  expect(cell('isFresh')).toBe('false');
  expect(v.is(v.string(), cell('Owner.fullName'))).toBe(true);
});

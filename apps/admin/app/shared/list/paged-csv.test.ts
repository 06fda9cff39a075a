import type { CsvColumn } from '@buddyline/domain/csv-columns';
import { expect, it } from 'vitest';
import { readAll } from './paged-csv.ts';

interface Row {
  id: string;
  text: string | number;
}

const columns: CsvColumn<Row>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'text', value: ({ text }) => text },
];
const row = (id: string, text: string | number = id): Row => ({ id, text });

it('reads all pages, drops doubles, and quotes by RFC 4180', async () => {
  const pages = [
    [row('1', 'a, "b"'), row('2', -3)],
    [row('2', -3), row('3', '=1+1')],
  ];
  const read = async ({ page }: { page: number }) => ({
    data: pages[page - 1] ?? [],
    totalPages: 2,
  });
  expect(await readAll(columns, read)).toEqual({
    text: '\uFEFFid,text\r\n1,"a, ""b"""\r\n2,-3\r\n3,\'=1+1\r\n',
    isCut: false,
  });
});

it('a page that cannot be read cuts the text; the first one fails', async () => {
  const lost = new Error('The sea is rough.');
  const from =
    (last: number) =>
    async ({ page }: { page: number }) => {
      if (page > last) throw lost;
      return { data: [row(`${page}`)], totalPages: 9 };
    };
  expect(await readAll(columns, from(2))).toEqual({
    text: '\uFEFFid,text\r\n1,1\r\n2,2\r\n',
    isCut: true,
  });
  await expect(readAll(columns, from(0))).rejects.toBe(lost);
});

it('ends when a backend sends the first page for ever, and after 100 pages', async () => {
  const same = async () => ({ data: [row('1')], totalPages: 5 });
  expect((await readAll(columns, same)).text).toBe('\uFEFFid,text\r\n1,1\r\n');
  const endless = async ({ page }: { page: number }) => ({
    data: [row(`${page}`)],
    totalPages: 200,
  });
  const { text, isCut } = await readAll(columns, endless);
  expect(text.split('\r\n')).toHaveLength(102);
  expect(isCut).toBe(true);
});

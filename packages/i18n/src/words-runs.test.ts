import { expect, test } from 'vitest';
import { mentionedBy, splitRuns } from './words-runs.ts';

test.each([
  ['صورها @mira.h، شكرًا', '@mira.h'],
  ['اتصلوا على +962 79 123 4567.', '+962 79 123 4567'],
  ['المركز: +20 (69) 360-0400', '+20 (69) 360-0400'],
  ['واتساب 079 123 4567', '079 123 4567'],
  ['شكرًا @غواص7087!', '@غواص7087'],
  ['(@müller)', '@müller'],
  ['دوّن @مُحمّد.', '@مُحمّد'],
  ['नमस्ते @गोताखोर, ok', '@गोताखोर'],
  ['«@o.brien-2»', '@o.brien-2'],
  ['راسلوا omar@example.com للحجز', 'omar@example.com'],
  ["بريد: <o'brien+dive@reef.example.ie>.", "o'brien+dive@reef.example.ie"],
  ['info@müller.example, thanks', 'info@müller.example'],
  ['اكتب إلى غواص@مثال.إختبار', 'غواص@مثال.إختبار'],
  ['medium.com/@350/x too', 'medium.com/@350/x'],
  ['(https://reef.example/a?q=@mira&x=1).', 'https://reef.example/a?q=@mira&x=1'],
  ['https://reef.example/a_(b), yes', 'https://reef.example/a_(b)'],
  ['الموقع www.reef.example، زوروه', 'www.reef.example'],
  ['الخريطة https://مثال.إختبار/شعاب', 'https://مثال.إختبار/شعاب'],
  ['mail mailto:dana@reef.example now', 'mailto:dana@reef.example'.slice(7)],
  ['@mira@reef.example wrote', '@mira@reef.example'],
])('%j contains the run %j', (text, run) => {
  expect(splitRuns(text)).toHaveLength(3);
  expect(splitRuns(text)[1]).toBe(run);
});

test.each([
  '18 - 25 متر',
  'من 12 إلى 16',
  'غوصة رقم 100',
  'a@',
  '@',
  'omar@example',
  'a/b',
  '12/2026',
  `@${'x'.repeat(60)}`,
  '',
])('%j contains none', (text) => {
  expect(splitRuns(text)).toEqual([text]);
});

test('only a name with a boundary before it is a mention', () => {
  const mentionsIn = (text: string) =>
    splitRuns(text).flatMap((run, at) => (at % 2 === 1 ? (mentionedBy(run) ?? []) : []));
  expect(mentionsIn('@mira, @müller and (@غواص7087)')).toEqual(['mira', 'müller', 'غواص7087']);
  for (const text of ['omar@example.com', 'x@y', 'medium.com/@350/x', '@a@b.example', 'é@mira']) {
    expect(mentionsIn(text)).toEqual([]);
  }
});

test('the parts are the whole text, and texts of 20,000 signs are split within 50 ms of CPU time', () => {
  const full = (text: string) => text.repeat(20_000).slice(0, 20_000);
  const texts = [
    'x',
    '@',
    'a@',
    '@a',
    'a.',
    'a@b.',
    '//',
    'www.',
    'a/',
    '((',
    ' @',
    'a a@b.c ',
    '1 2-',
    'مa@',
  ];
  for (const text of texts.map(full)) {
    const before = process.threadCpuUsage();
    const parts = splitRuns(text);
    expect(process.threadCpuUsage(before).user).toBeLessThan(50_000);
    expect(parts.join('')).toBe(text);
    expect(parts.length % 2).toBe(1);
  }
});

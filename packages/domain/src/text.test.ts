import * as v from 'valibot';
import { expect, test } from 'vitest';
import { phoneSchema } from './phone.ts';
import { statusText } from './status-text.ts';
import {
  boundedLine,
  boundedText,
  closedLine,
  collapsedText,
  requiredLine,
  requiredText,
  wellFormedText,
} from './text.ts';

function refusal(schema: v.GenericSchema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0].message;
}

test('text is normalised to NFC, and NUL and lone surrogates are refused', () => {
  expect(v.parse(wellFormedText, 'e\u0301')).toBe('é');
  expect(v.parse(wellFormedText, '🐠')).toBe('🐠');
  expect(v.is(wellFormedText, 'a\0')).toBe(false);
  expect(v.is(wellFormedText, '\udc20')).toBe(false);
});

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => /\p{Cc}/u.test(sign) && !['\0', '\t', '\n', '\r', '\v', '\f', '\u0085'].includes(sign),
);

test('control characters of a paste are removed; tabs and ends of lines stay', () => {
  expect(controls).toHaveLength(65 - 7);
  for (const sign of controls) {
    expect(v.parse(wellFormedText, `Man${sign}ta`)).toBe('Manta');
    expect(v.parse(requiredText(6), `${sign} Manta!${sign}`)).toBe('Manta!');
    expect(v.parse(requiredLine(5), `Man${sign}ta`)).toBe('Manta');
    expect(refusal(requiredText(10), sign)).toBe('text.required');
  }
  expect(v.parse(boundedText(99), 'a\tb\nc\rd')).toBe('a\tb\nc\rd');
  for (const end of ['\v', '\f', '\u0085']) {
    expect(v.parse(boundedText(99), `a${end}b`)).toBe('a\nb');
    expect(v.parse(boundedLine(99), `a${end}b`)).toBe('a b');
  }
});

test('control characters hide no stacked marks', () => {
  const marks = '\u0301'.repeat(5);
  expect(refusal(wellFormedText, `e${marks}\u0001${marks}`)).toBe('text.stacked-marks');
});

test('a text of 20,000 characters is accepted, a longer one refused', () => {
  expect(v.is(wellFormedText, 'x'.repeat(20_000))).toBe(true);
  expect(refusal(wellFormedText, 'x'.repeat(20_001))).toMatch(/<=20000/);
});

test.each([
  ['nine marks', 'e', '\u0301', 9],
  ['nine marks without a letter', '', '\u0301', 9],
  ['marks of two kinds', 'e', '\u0316\u0301', 5],
  ['vowel marks', 'ب', '\u064E', 9],
])('%s on one letter are refused, eight are not', (_name, letter, marks, times) => {
  expect(refusal(wellFormedText, letter + marks.repeat(times))).toBe('text.stacked-marks');
  const few = letter + marks.repeat(times - 1);
  expect(v.is(wellFormedText, `${few}x${few}`)).toBe(true);
});

test('NFC reorders only marks, so that their number limits its run time', () => {
  // The mark with the highest combining class: all others are sorted before it.
  const last = '\u0345';
  const others: string[] = [];
  for (let point = 0; point <= 0x10_ff_ff; point += 1) {
    const sign = String.fromCodePoint(point);
    if (!sign.isWellFormed() || /\p{M}/u.test(sign)) continue;
    if (!`q${last}${sign}`.normalize('NFD').startsWith(`q${last}`)) others.push(sign);
  }
  expect(others).toEqual([]);
});

test('even the slowest texts are checked within 50 ms of CPU time', () => {
  const slow = ['\u0316\u0301'.repeat(32_000), `a${'\u0316\u0301'.repeat(4)}`.repeat(2_000)];
  for (const schema of [requiredText(5000), boundedText(5000), collapsedText]) {
    for (const text of slow) {
      const before = process.threadCpuUsage();
      v.safeParse(schema, text);
      expect(process.threadCpuUsage(before).user).toBeLessThan(50_000);
    }
  }
});

test.each([
  ['a zero-width space', '\u200B'],
  ['the filler of Hangul', '\u3164'],
  ['the empty braille cell', '\u2800'],
  ['a soft hyphen', '\u00AD'],
  ['a variation selector', '\uFE0F'],
  ['an override', '\u202E'],
  ['a tag', '\u{E0041}'],
])('%s alone counts as empty', (_name, sign) => {
  const text = `${sign} ${sign}`;
  expect(refusal(requiredText(10), text)).toBe('text.required');
  expect(refusal(requiredLine(10), text)).toBe('text.required');
  expect(v.parse(boundedText(10), text)).toBe('');
  expect(v.parse(boundedLine(10), text)).toBe('');
});

test('a line loses bidirectional overrides and keeps joiners and isolates', () => {
  expect(v.parse(boundedLine(20), '\u202EMira\u202C\nHaddad')).toBe('Mira Haddad');
  for (const text of ['می\u200Cخواهم', '\u2068Mira\u2069', '👨\u200D👩']) {
    expect(v.parse(boundedLine(20), text)).toBe(text);
  }
});

test.each([
  ['a right-to-left isolate', '\u2067Mira', '\u2067Mira\u2069'],
  ['a left-to-right isolate', 'Mira \u2066Haddad', 'Mira \u2066Haddad\u2069'],
  ['isolates in isolates', '\u2068\u2067Mira\u2069', '\u2068\u2067Mira\u2069\u2069'],
  ['an end without a beginning', 'Mira\u2069 Haddad', 'Mira Haddad'],
  ['an end before its beginning', '\u2069Mira\u2068', 'Mira\u2068\u2069'],
  ['an embedding', '\u202BMira', 'Mira'],
  ['an override in an isolate', '\u2066\u202EMira', '\u2066Mira\u2069'],
])('%s does not reach beyond its line', (_name, given, kept) => {
  expect(closedLine(given)).toBe(kept);
  expect(v.parse(boundedLine(20), given)).toBe(kept);
});

test.each([
  ['Hebrew with vowels and cantillation', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Arabic of the Quran', 'ٱلرَّحۡمَـٰنِ ٱلرَّحِیمِ مَـٰلِكِ یَوۡمِ ٱلدِّینِ ۗ لَّـٰۤىِٕكَ'],
  ['the tallest stack of Tibetan', 'ཧྐྵྨླྺྼྻྂ'],
  ['Vietnamese, apart', 'Nguyễn Thị Ngọc Ánh'.normalize('NFD')],
  ['Thai', 'ผู้ดำน้ำที่เก่งที่สุด'],
  ['Hindi and Sanskrit', 'गोताख़ोर कार्त्स्न्य स्रष्टृ॒त्वँ'],
  ['Burmese', 'ရေငုပ်သမား နှုတ်ဆက်ကြောင့်'],
  ['Khmer', 'អ្នកមុជទឹក ស្ត្រី'],
  ['Lithuanian with accents', 'i̇̀ i̇́ j̇̃ ė́'],
  ['keycaps', '1️⃣ 2️⃣'],
])('%s is accepted', (_name, text) => {
  expect(v.is(wellFormedText, text)).toBe(true);
});

test('names lose outer spaces and repeated inner spaces', () => {
  expect(v.parse(collapsedText, '  Mira \t  Haddad ')).toBe('Mira Haddad');
});

test('spaces alone count as empty', () => {
  expect(v.safeParse(requiredText(10), '   ').issues?.[0].message).toBe('text.required');
  expect(v.parse(boundedText(10), '   ')).toBe('');
  expect(v.is(boundedText(3), 'four')).toBe(false);
});

test.each(['+1 234-567-8901', '1234567', '(02) 555-1234', '+962 79 000'])(
  '%j is a phone number',
  (text) => {
    expect(v.is(phoneSchema, text)).toBe(true);
  },
);

test.each(['123456', '1234567890123456', 'call me now', '123.4567'])(
  '%j is not a phone number',
  (text) => {
    expect(v.safeParse(phoneSchema, text).issues?.[0].message).toBe('phone.invalid');
  },
);

test.each([
  ['OPEN', 'Open'],
  ['IN_PROGRESS', 'In Progress'],
  ['in_progress', 'In Progress'],
  ['', ''],
])('status %j shows as %j', (status, text) => {
  expect(statusText(status)).toBe(text);
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailSchema } from './email.ts';
import { bounds } from './constants.ts';

test.each([
  "o'brien@example.ie",
  "d'arc+dives@example.fr",
  'a!b#c$d%e@example.org',
  'dan/reef@example.org',
  '1=2?3^4`5{6|7}8~9@example.org',
  '.mira.@example.org',
  'omar..farouk@example.org',
  'x@xn--mnchen-3ya.example',
  'crew@boat',
  'Ada.Marsh@Buddyline.example',
])('%s is an address', (address) => {
  expect(v.parse(emailSchema, ` ${address} `)).toBe(address);
});

test.each([
  ['jörg@example.org', undefined],
  ['joerg@tauchschule-köln.example', 'joerg@xn--tauchschule-kln-ltb.example'],
  ['joerg@TAUCHSCHULE-KÖLN.example', 'joerg@xn--tauchschule-kln-ltb.example'],
  ['omar@غوص.example', 'omar@xn--0gbj6b.example'],
  ['lin@潜水。example', 'lin@xn--1rw50e.example'],
  ['vera@дайвинг.example', 'vera@xn--80aedbwe4a.example'],
])('%s is read as %s', (typed, read) => {
  const result = v.safeParse(emailSchema, typed);
  expect(result.success ? result.output : undefined).toBe(read);
});

test.each([
  'nobody',
  '@example.org',
  'mira@',
  'mira@@example.org',
  'mira reef@example.org',
  'mira@example..org',
  'mira@-example.org',
  'mira@köln.example/path',
  'mira@köln.example:25',
  'mira@köln.example#x',
  'mira@kö%2eln.example',
  'Mira <mira@example.org>',
  'mira@example.org\r\nBcc: x@example.org',
  `${'a'.repeat(bounds.emailMax)}@x.example`,
  `a@${'ö'.repeat(240)}.example`,
])('%s is none', (text) => {
  expect(v.is(emailSchema, text)).toBe(false);
});

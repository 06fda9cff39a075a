import { isMessageKey, messages } from '@buddyline/domain/messages';
import {
  certificateCreateSchema,
  certificateUpdateSchema,
} from '@buddyline/domain/certificate-forms';
import { postCreateSchema } from '@buddyline/domain/post-forms';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { issueSentence, sentenceByRule } from './issue-sentence.ts';
import { translators } from './locale.ts';
import { isValibotSchema } from './validation.ts';

let api: TestApi;
let person: Person;
beforeAll(async () => {
  api = await startTestApi();
  person = await api.addPerson();
});
afterAll(() => api.close());

type Issue = v.BaseIssue<unknown>;

/** The schema and all that it consists of. */
function partsOf(schema: v.GenericSchema): v.GenericSchema[] {
  const inner = ['entries', 'options', 'items', 'pipe', 'item', 'wrapped', 'key', 'value'];
  const values = inner.flatMap((name) => {
    const part: unknown = Reflect.get(schema, name);
    if (isValibotSchema(part)) return [part];
    return typeof part === 'object' && part !== null ? Object.values(part) : [];
  });
  // The first part of a pipe is the schema itself without its rules, with the same parts.
  const parts = values.filter(isValibotSchema).filter((part) => part !== schema);
  return [schema, ...parts.flatMap(partsOf)];
}

const uuid = '0198c0de-7a11-7000-8000-5e5510000001';
const values = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e12,
  Number.NaN,
  Infinity,
  '',
  ' ',
  'x',
  '\0',
  'x'.repeat(25_000),
  'x '.repeat(5000),
  'é'.repeat(300),
  '2026-02-31',
  '2026-05-01',
  '2026-05-01T13:05:09Z',
  'OPEN',
  'WETSUIT',
  'true',
  uuid,
  'mira@example.org',
  [],
  [null],
  ['x'],
  {},
  { noun: 'posts' },
  { kind: 'suspension' },
  { kind: 'x' },
];

/** Also lists that are too long, of items that are right. */
function triedWith(schema: v.GenericSchema): unknown[] {
  const item: unknown = Reflect.get(schema, 'item');
  if (!isValibotSchema(item)) return values;
  const right = values.find((value) => v.is(item, value));
  return [...values, Array.from({ length: 6000 }, () => right)];
}

/** Of all that routes read: bodies, queries, headers and the fields of forms. */
function allIssues(): Issue[] {
  const read = api.api.routeTable.flatMap(({ schema }) => [
    schema?.body,
    schema?.querystring,
    schema?.headers,
  ]);
  const forms = [postCreateSchema, certificateCreateSchema, certificateUpdateSchema];
  const parts = new Set([...read, ...forms].filter(isValibotSchema).flatMap(partsOf));
  return [...parts].flatMap((part) =>
    triedWith(part).flatMap((value) => v.safeParse(part, value).issues ?? []),
  );
}

/** Words and signs of valibot's texts, which nobody should read. */
const forProgrammers =
  /undefined|null|NaN|Expected|received|Invalid (?:type|key|length|format)|[<>]=|\/\^|\|/;

describe('every rule of every route', () => {
  test('without a message of its own has a sentence', () => {
    const bare = allIssues().filter(({ message }) => !isMessageKey(message));
    const missing = bare.filter(({ path }) => path?.at(-1)?.origin === 'key');
    expect(missing.length).toBeGreaterThan(50);
    const types = new Set(bare.filter((issue) => !missing.includes(issue)).map(({ type }) => type));
    expect([...types].toSorted()).toEqual(Object.keys(sentenceByRule).toSorted());
  });

  test.each(['en', 'ar'] as const)('is told in whole sentences: %s', (locale) => {
    const i18n = translators[locale];
    const wrong = new Set<string>();
    for (const issue of allIssues()) {
      const text = i18n._(
        isMessageKey(issue.message) ? messages[issue.message] : issueSentence(issue),
      );
      const isSentence = isMessageKey(issue.message) || /[.?؟]$/.test(text);
      const isInLanguage = locale === 'en' || /\p{Script=Arabic}/u.test(text);
      if (!isSentence || !isInLanguage || forProgrammers.test(text)) wrong.add(text);
    }
    expect([...wrong]).toEqual([]);
  });
});

describe('what clients read', () => {
  const ticket = { subject: 'Spam', description: 'Again.', category: 'Posts' };
  const cases = [
    ['tickets', { ...ticket, about: { noun: 'posts', id: 'that one' } }, 'about.id', /^Send an id/],
    [
      'tickets',
      { ...ticket, about: { noun: 'posts', id: 7 } },
      'about.id',
      /^This must be a text\.$/,
    ],
    [
      'tickets',
      { ...ticket, about: { noun: 'dives' } },
      'about.noun',
      /^Choose one of these: posts,/,
    ],
    ['tickets', { ...ticket, about: 'that' }, 'about', /^Send an object/],
    ['tickets', { ...ticket, category: 'Spam' }, 'category', /: Comments, Posts, Users, Other\.$/],
    ['tickets', { description: 'Again.', category: 'Posts' }, 'subject', /“subject” is missing\.$/],
    ['tickets', { ...ticket, description: 'x'.repeat(5001) }, 'description', /at most 5,000 char/],
    ['divelogs', { id: 'mine' }, 'id', /^This is not written/],
    ['divelogs', { isReef: 'yes' }, 'isReef', /true or false\.$/],
    ['divelogs', { exposureGear: 'HOOD' }, 'exposureGear', /a list\.$/],
    ['auth/reset-password', { token: 'x', password: 'y' }, '', /of another kind/],
  ] as const;

  test.each(cases)('%s, %j', async (path, payload, field, english) => {
    const messagesIn = async (locale: string) => {
      const headers = { ...as(person), 'accept-language': locale };
      const { status, body } = await api.call({
        method: 'POST',
        url: `/api/${path}`,
        headers,
        payload,
      });
      expect(status).toBe(400);
      const error = body?.errors?.find((one) => one.path === field);
      expect(body?.message).toBe(body?.errors?.[0]?.message);
      return error?.message;
    };
    expect(await messagesIn('en')).toMatch(english);
    expect(await messagesIn('ar')).toMatch(/\p{Script=Arabic}.*\.$/u);
  });

  test('a cursor that is none', async () => {
    const url = '/api/people/nobody/followers?before=zzz';
    const { body } = await api.call({ method: 'GET', url, headers: as(person) });
    expect(body?.errors).toMatchObject([
      { path: 'before', message: expect.stringMatching(/^(?:Send|This)/) },
    ]);
  });
});

import type * as v from 'valibot';
import type { Sentence } from './failure.ts';

type Issue = v.BaseIssue<unknown>;

/** What to do about a value that breaks a rule without a message of its own. valibot's texts are for programmers. */
const sentences = {
  missing: /*i18n*/ { id: 'api.rules.missing', message: 'The field “{field}” is missing.' },
  text: /*i18n*/ { id: 'api.rules.text', message: 'This must be a text.' },
  number: /*i18n*/ { id: 'api.rules.number', message: 'This must be a number.' },
  whole: /*i18n*/ { id: 'api.rules.whole', message: 'This must be a whole number.' },
  flag: /*i18n*/ { id: 'api.rules.flag', message: 'This must be true or false.' },
  list: /*i18n*/ { id: 'api.rules.list', message: 'This must be a list.' },
  fields: /*i18n*/ { id: 'api.rules.fields', message: 'Send an object with named fields here.' },
  choice: /*i18n*/ { id: 'api.rules.choice', message: 'Choose one of these: {choices}.' },
  kinds: /*i18n*/ {
    id: 'api.rules.kinds',
    message: 'This is of another kind than what belongs here, or a part of it is missing.',
  },
  tooLong: /*i18n*/ {
    id: 'api.rules.too-long',
    message: 'Write at most {max, number} characters.',
  },
  tooShort: /*i18n*/ {
    id: 'api.rules.too-short',
    message: 'This text is too short: write {min, number} characters or more.',
  },
  tooMany: /*i18n*/ {
    id: 'api.rules.too-many',
    message: 'These are too many: send {max, number} or less.',
  },
  tooFew: /*i18n*/ {
    id: 'api.rules.too-few',
    message: 'These are too few: send {min, number} or more.',
  },
  least: /*i18n*/ { id: 'api.rules.least', message: 'This must be {min, number} or more.' },
  id: /*i18n*/ {
    id: 'api.rules.id',
    message: 'Send an id here, such as 0198c0de-7a11-7000-8000-5e5510000001.',
  },
  moment: /*i18n*/ {
    id: 'api.rules.moment',
    message: 'Write a date and time, such as 2026-05-01T13:05:09Z.',
  },
  form: /*i18n*/ {
    id: 'api.rules.form',
    message: 'This is not written in the form that is expected here.',
  },
} as const satisfies Record<string, Sentence>;

const isText = ({ input }: Issue): boolean => typeof input === 'string';
const atLeast = ({ requirement }: Issue) => ({ min: Number(requirement) });
const atMost = ({ requirement }: Issue) => ({ max: Number(requirement) });

/** The sentence of each rule, by the type of its issue. A test finds rules that are not here. */
export const sentenceByRule: Readonly<Record<string, (issue: Issue) => Sentence>> = {
  string: () => sentences.text,
  number: () => sentences.number,
  integer: () => sentences.whole,
  boolean: () => sentences.flag,
  array: () => sentences.list,
  object: () => sentences.fields,
  loose_object: () => sentences.fields,
  picklist: choice,
  literal: choice,
  variant: (issue) => (issue.expected === 'Object' ? sentences.fields : choice(issue)),
  union: () => sentences.kinds,
  max_length: (issue) => ({
    ...(isText(issue) ? sentences.tooLong : sentences.tooMany),
    values: atMost(issue),
  }),
  min_length: (issue) => ({
    ...(isText(issue) ? sentences.tooShort : sentences.tooFew),
    values: atLeast(issue),
  }),
  min_value: (issue) => ({ ...sentences.least, values: atLeast(issue) }),
  uuid: () => sentences.id,
  iso_timestamp: () => sentences.moment,
  regex: () => sentences.form,
  check: () => sentences.form,
};

/** The sentence for an issue whose rule has no message of its own. */
export function issueSentence(issue: Issue): Sentence {
  const last = issue.path?.at(-1);
  if (last?.origin === 'key') return { ...sentences.missing, values: { field: String(last.key) } };
  return sentenceByRule[issue.type]?.(issue) ?? sentences.form;
}

/** `("OPEN" | "CLOSED")` as a list of values. */
function choice({ expected }: Issue): Sentence {
  const choices = new Set(expected?.replaceAll(/["()]/g, '').split(' | '));
  return { ...sentences.choice, values: { choices: [...choices].join(', ') } };
}

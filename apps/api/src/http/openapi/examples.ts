import { diveLogFixture } from '@buddyline/domain/dive-log-fixture';
import * as v from 'valibot';
import type { JsonSchema } from './json-schema.ts';
import type { SharedParts } from './shared-parts.ts';

/** Examples of fields that have the same meaning wherever they are. */
const fieldExamples = new Map<string, unknown>(
  Object.entries({
    ...diveLogFixture,
    accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk4YzBkZSJ9.c2lnbmF0dXJl',
    age: 34,
    avatar: '9f86d081884c7d659a2feaa0c55ad015',
    beginning: 'First dive at the Thistlegorm.',
    bio: 'Wreck diver from Dahab.',
    body: 'We have removed the comment. Thank you!',
    browser: 'Chrome',
    code: 'K7MR-2WQX',
    content: 'First dive at the Thistlegorm.',
    country: 'Egypt',
    description: 'From the house reef in Dahab.',
    email: 'mira@example.org',
    features: 'members',
    fields: 'maxDepth',
    fileResourceId: 'c4ca4238a0b923820dcc509a6f75849b',
    fullName: 'Mira Haddad',
    generator: 'Sea Pages 1.0',
    image: null,
    imageHeight: null,
    imageResourceId: null,
    imageWidth: null,
    internalText: 'Third time.',
    label: 'Spam below my post',
    lastError: '550 5.1.1 No such mailbox',
    liftedAt: null,
    liftedBy: null,
    limit: 20,
    locale: 'en',
    message: 'Done.',
    month: '2026-11',
    n: 1,
    name: 'Omar Said',
    network: '203.0.113.0/24',
    newPassword: 'dive-deep-seldom',
    next: null,
    notes: 'The visibility “WOW” is in the comments.',
    oldPassword: 'a-long-sentence-of-your-own',
    ownerName: 'Omar Said',
    page: 1,
    passkey: {
      id: 'a2V5',
      response: {
        clientDataJSON: 'e30',
        attestationObject: 'oA',
        authenticatorData: 'MA',
        signature: 'MA',
      },
    },
    password: 'a-long-sentence-of-your-own',
    path: 'email',
    pendingUntil: '2026-10-09',
    profilePicture: '9f86d081884c7d659a2feaa0c55ad015',
    progress: 1,
    publicText: 'You have advertised watches again after a warning.',
    query: 'status=OPEN&sort=oldest',
    reason: 'Spam',
    rule: 'Advertising',
    shareUrl: 'https://share.example.org',
    subject: 'Spam below my post',
    suspendedUntil: null,
    system: 'Windows',
    text: 'Thank you for telling us.',
    title: 'Advanced Open Water Diver',
    to: 'mira@example.org',
    total: 1,
    totalPages: 1,
    undoneAt: null,
    username: 'mira.reef',
    version: '0.1.0',
  }),
);

const formatExamples: Record<string, string> = {
  binary: 'The bytes',
  date: '2026-10-01',
  'date-time': '2026-10-02T08:15:00.000Z',
  uuid: diveLogFixture.id,
};

/** The example of a field that may have other forms in other backends. */
function textOf(field: string): string {
  const [, end = ''] = /(Id|At)$/.exec(field) ?? [];
  return { Id: formatExamples['uuid'], At: formatExamples['date-time'] }[end] ?? field;
}

/** Where the fields of an object mean something else than those of others. */
const ownExamples: Record<string, object> = {
  BulkRequest: { action: 'posts.hide' },
  BulkResult: { message: undefined },
  DiveLogTake: { take: [1, 2], shiftHours: 5, shiftMinutes: 30, firstNumber: 48 },
  DiveWarning: { message: 'The average depth is greater than the maximum depth.' },
  Failure: { message: 'Please check the marked fields.', code: undefined },
  FieldError: { message: 'Please enter a valid email address.' },
  MailState: { status: 'sent', error: null },
  Meta: { name: 'Buddyline', trashDays: 30 },
  SavedView: { name: 'Nobody works on it' },
  SavedViewCreate: { name: 'Nobody works on it' },
  SavedViewUpdate: { name: 'Nobody works on it' },
  TakenDive: { message: undefined },
};

/** The example of a component. */
export function namedExample(name: string, schema: JsonSchema, shared: SharedParts): unknown {
  const example = exampleOf(schema, shared);
  const own = ownExamples[name];
  return own === undefined ? example : { ...Object(example), ...own };
}

/** What examples are made of; the other keywords only bound values. */
const partsSchema = v.object({
  $ref: v.optional(v.string()),
  anyOf: v.optional(v.array(v.record(v.string(), v.unknown()))),
  oneOf: v.optional(v.array(v.record(v.string(), v.unknown()))),
  enum: v.optional(v.array(v.unknown())),
  const: v.optional(v.unknown()),
  type: v.optional(v.string()),
  format: v.optional(v.string()),
  properties: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  items: v.optional(v.record(v.string(), v.unknown()), {}),
  minimum: v.optional(v.number(), 0),
});

/**
 * An example of a schema, made of those of its fields.
 * @returns undefined of a schema that refers to itself
 */
export function exampleOf(schema: JsonSchema, shared: SharedParts, field = ''): unknown {
  const { $ref, enum: options, const: only, type, ...parts } = v.parse(partsSchema, schema);
  const known = fieldExamples.get(field);
  const forms = parts.anyOf ?? parts.oneOf;
  if ($ref !== undefined) return shared.exampleOf($ref);
  if (options !== undefined) return options[0];
  if (only !== undefined) return only;
  if (forms !== undefined) {
    const isNull = known === null && forms.some((form) => form['type'] === 'null');
    return isNull ? null : exampleOf(forms[0] ?? {}, shared, field);
  }
  switch (type) {
    case 'object':
      // Another standard describes its fields.
      if (field === 'passkey') return known;
      return Object.fromEntries(
        Object.entries(parts.properties).map(([name, one]) => [name, exampleOf(one, shared, name)]),
      );
    case 'array':
      return [exampleOf(parts.items, shared, field)].filter((item) => item !== undefined);
    case 'string':
      return (
        formatExamples[parts.format ?? ''] ?? (typeof known === 'string' ? known : textOf(field))
      );
    case 'null':
      return null;
    case 'boolean':
      return true;
    default:
      return typeof known === 'number' ? known : Math.max(parts.minimum, 12);
  }
}

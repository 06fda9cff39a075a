import { diveLogUpdateSchema } from '@buddyline/domain/dive-log';
import { adminUserSchema, ownProfileSchema } from '@buddyline/domain/user';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aDiveLog, aPost, aTicket, aUser, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

/** The keypads of iPhones: digits, and the decimal mark on one of them, but no minus. */
const keypads = new Set(['numeric', 'decimal', 'tel']);

const mira = aUser();
const log = aDiveLog(ownedBy(mira));
const post = aPost(ownedBy(mira));
const ticket = aTicket(ownedBy(mira));
const records = { users: [mira], diveLogs: [log], posts: [post], tickets: [ticket] };

/** The keyboards that a page's named fields ask for, when those of these names are there. */
async function keyboardsOf(...names: string[]): Promise<Map<string, string>> {
  const fields = page.getByRole('main').getByRole('textbox');
  await expect.element(fields.first()).toBeVisible();
  const keyboards = () =>
    new Map(
      fields
        .elements()
        .flatMap((field) =>
          field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
            ? [[field.name, field.inputMode] as const]
            : [],
        ),
    );
  await expect.poll(() => [...keyboards().keys()]).toEqual(expect.arrayContaining(names));
  return keyboards();
}

it.each([
  [`/admin/booklog/${log.id}/edit`, diveLogUpdateSchema.entries, 20],
  [`/admin/users/${mira.id}/posts`, adminUserSchema.entries, 1],
  ['/admin/settings', ownProfileSchema.entries, 1],
] as const)(
  'a field whose value may be negative asks for a keyboard with a minus: %s',
  async (address, entries, expected) => {
    await renderPage(address, { records });
    const negative = Object.entries(entries).filter(([, rule]) => v.is(rule, -1));
    const keyboards = await keyboardsOf(...negative.map(([name]) => name));
    const asked = negative.map(([name]) => [name, keyboards.get(name)] as const);
    expect(asked).toHaveLength(expected);
    expect(asked.filter(([, keyboard]) => keyboard === undefined || keypads.has(keyboard))).toEqual(
      [],
    );
  },
);

it('a field whose value is a whole number from 1 keeps the keypad of digits', async () => {
  await renderPage(`/admin/booklog/${log.id}/edit`, { records });
  const keyboards = await keyboardsOf('diveNumber', 'date');
  expect(keyboards.get('diveNumber')).toBe('decimal');
  expect(keyboards.get('date')).toBe('numeric');
});

it.each([`posts/${post.id}?edit`, `tickets/${ticket.id}`, 'settings?edit'])(
  'on a phone, no field asks for a keypad without a minus: %s',
  async (address) => {
    await renderPage(`/admin/${address}`, { records, size: 'phone' });
    const keyboards = await keyboardsOf();
    expect([...keyboards.values()].filter((keyboard) => keypads.has(keyboard))).toEqual([]);
  },
);

import { expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  aCertificate,
  aDiveLog,
  aPost,
  aTicket,
  aUser,
  many,
  ownedBy,
  type Records,
} from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { bar, boxes, selectButton, selected } from '../../../../tests/selection.ts';

const records = (): Partial<Records> => ({
  users: many(12, (n) => aUser({ fullName: `Diver ${n}` })),
  posts: many(12, () => aPost()),
  certificates: many(12, () => aCertificate()),
  diveLogs: many(12, () => aDiveLog()),
  tickets: many(12, () => aTicket()),
});
const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);

const lists = [
  { path: 'users', actions: ['Suspend', 'Delete'] },
  { path: 'posts', actions: ['Disable', 'Enable', 'Delete'] },
  { path: 'certifications', actions: ['Delete'] },
  { path: 'booklog', actions: ['Delete'] },
  { path: 'tickets', actions: ['Reopen', 'Set pending', 'Close', 'Assign', 'Priority', 'Delete'] },
];

it.each(lists)(
  '$path: every item has a box, and the bar has the actions of the noun',
  async (list) => {
    await renderPage(`/admin/${list.path}`, { records: records() });
    await selectButton.click();
    await expect.element(bar).toBeVisible();
    await expect.poll(() => boxes.elements().length).toBeGreaterThanOrEqual(6);
    const buttons = bar.getByRole('button', { name: /^(?!Leave)/ });
    await expect.poll(() => texts(buttons.elements())).toEqual(list.actions);
    for (const button of buttons.all()) await expect.element(button).toBeDisabled();
    await boxes.nth(1).click();
    await expect.element(buttons.first()).toBeEnabled();
  },
);

it('users keep their four columns, and nobody selects their own account', async () => {
  const users = [aUser({ fullName: 'Ada Diver' })];
  await renderPage('/admin/users?search=ada', { records: { users } });
  await selectButton.click();
  await expect.poll(() => page.getByRole('columnheader').elements().length).toBe(4);
  const rows = page.getByRole('row');
  const own = rows.filter({ hasText: 'Ada Marsh' }).getByRole('checkbox');
  const other = rows.filter({ hasText: 'Ada Diver' }).getByRole('checkbox');
  await expect.element(own).toBeDisabled();
  await bar.getByRole('checkbox', { name: 'Select this page' }).click();
  await expect.element(other).toBeChecked();
  await expect.element(own).not.toBeChecked();
});

it("a person's tab has a select mode too", async () => {
  const mira = aUser();
  const posts = many(3, () => aPost(ownedBy(mira)));
  await renderPage(`/admin/users/${mira.id}/posts`, { records: { users: [mira], posts } });
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Select', exact: true }).click();
  await panel.getByRole('listitem').first().click();
  await expect.element(selected).toHaveTextContent('1 selected');
  await expect.element(panel.getByRole('listitem').first().getByRole('checkbox')).toBeChecked();
});

it('a user is opened and looked at without losing the selected users', async () => {
  const { goBack } = await renderPage('/admin/users', { records: records() });
  await selectButton.click();
  await page.getByRole('row').getByRole('checkbox').nth(2).click();
  page.getByRole('row').nth(1).getByRole('link').first().element().focus();
  await userEvent.keyboard('{Enter}');
  // The person's tab is a list of its own, in which nothing is selected.
  await expect.element(page.getByRole('tabpanel').getByText('Updated now')).toBeVisible();
  expect(page.getByRole('checkbox', { name: /^Select / }).elements()).toHaveLength(0);
  goBack();
  await expect.element(selected).toHaveTextContent('1 selected');
});

const boxOf = (element: Element) => element.getBoundingClientRect();

for (const { locale, select, all, name, leave, next } of [
  {
    locale: 'en',
    select: 'Select',
    all: 'Select this page',
    name: 'Selected items',
    leave: 'Leave the selection',
    next: 'Next Page',
  },
  {
    locale: 'ar',
    select: 'تحديد',
    all: 'تحديد هذه الصفحة',
    name: 'العناصر المحددة',
    leave: 'إنهاء التحديد',
    next: 'الصفحة التالية',
  },
] as const) {
  it.each(['users', 'tickets', 'posts'])(
    `on a phone the bar of %s leaves beside the number, and the page ends above it, ${locale}`,
    async (list) => {
      await renderPage(`/admin/${list}`, { records: records(), locale, size: 'phone' });
      await page.getByRole('button', { name: select, exact: true }).click();
      await page.getByRole('checkbox', { name: all }).click();
      const region = page.getByRole('region', { name });
      const number = boxOf(region.getByRole('status').element());
      const close = boxOf(region.getByRole('button', { name: leave }).element());
      expect(close.top).toBeLessThan(number.bottom);
      expect(number.top).toBeLessThan(close.bottom);
      const last = page.getByRole('button', { name: next }).element();
      last.focus();
      await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(boxOf(region.element()).top);
    },
  );
}

it('with forced colours, what is selected is still seen', async () => {
  const forced = (value: string) => ({ features: [{ name: 'forced-colors', value }] });
  await cdp().send('Emulation.setEmulatedMedia', forced('active'));
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', forced(''));
  });
  await renderPage('/admin/tickets', { records: records() });
  await selectButton.click();
  await boxes.first().click();
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const colour = (at: number) => getComputedStyle(boxes.nth(at).element()).backgroundColor;
  await expect.poll(() => colour(0)).not.toBe(colour(1));
});

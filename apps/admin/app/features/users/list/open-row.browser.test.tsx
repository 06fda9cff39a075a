import { expect, it, onTestFinished } from 'vitest';
import { page, type UserEventClickOptions } from 'vitest/browser';
import { aUser, many } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

/** Where clicks that are left to the browser lead to, which would open a tab or a window. */
function watchLinks(): string[] {
  const opened: string[] = [];
  const watch = (event: Event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (link && !event.defaultPrevented) opened.push(link.pathname);
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) {
    window.addEventListener(type, watch);
    onTestFinished(() => window.removeEventListener(type, watch));
  }
  return opened;
}

it.each<[string, UserEventClickOptions]>([
  ['Ctrl', { modifiers: ['Control'] }],
  ['Shift', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
])('a row opens in a new tab with %s', async (_, how) => {
  const users = many(3, () => aUser());
  const { address } = await renderPage('/admin/users', { records: { users } });
  const cell = page.getByRole('row').nth(2).getByRole('cell').nth(1);
  await expect.element(cell).toBeVisible();
  const opened = watchLinks();
  await cell.click({ ...how, position: { x: 4, y: 4 } });
  await expect.poll(() => opened).toContain(`/admin/users/${users[1]?.id}/posts`);
  expect(address()).toBe('/admin/users');
});

import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { aUser } from '../../tests/backend/records.ts';
import { renderPage } from '../../tests/render-page.tsx';

/** With forced colours (Windows' contrast themes) the browser removes backgrounds and shadows. */
beforeEach(async () => {
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
});

/** A picture without focus or hover. */
async function pictureOf(shown: Locator): Promise<string> {
  await userEvent.hover(document.body, { position: { x: 0, y: 0 }, force: true });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return shown.screenshot({ save: false });
}

async function expectLooksDifferent(shown: Locator, choose: () => Promise<void>): Promise<void> {
  await expect.element(shown).toBeVisible();
  let before = '';
  // What the page still fetches may change it, too.
  await expect
    .poll(async () => {
      const last = before;
      before = await pictureOf(shown);
      return before === last;
    })
    .toBe(true);
  await choose();
  expect(await pictureOf(shown)).not.toBe(before);
}

it('a ticked checkbox shows', async () => {
  await renderPage('/panel/login', { isSignedIn: false });
  const remember = page.getByRole('checkbox', { name: 'Remember me' });
  await expect.element(remember).toBeChecked();
  await expectLooksDifferent(page.getByRole('main'), () => remember.click());
});

it('the chosen theme shows', async () => {
  await renderPage('/panel/login', { isSignedIn: false });
  const theme = page.getByRole('group', { name: 'Theme' });
  await expectLooksDifferent(theme, () => theme.getByRole('radio', { name: 'Light' }).click());
});

it('the switch for shortcuts shows its state', async () => {
  await renderPage('/admin/dashboard');
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await userEvent.keyboard('?');
  const single = page.getByRole('switch');
  await expect.element(single).toBeChecked();
  await expectLooksDifferent(single, () => single.click());
});

it('a chosen filter of the dive logs shows', async () => {
  await renderPage('/admin/booklog');
  await page.getByRole('button', { name: 'Filters' }).click();
  const wreck = page.getByRole('checkbox', { name: 'Wreck' });
  const group = page.getByRole('group').filter({ has: wreck }).first();
  await expectLooksDifferent(group, () => wreck.click({ force: true }));
});

it('the open tab shows', async () => {
  const mira = aUser();
  await renderPage(`/admin/users/${mira.id}/posts`, { records: { users: [mira] } });
  await expectLooksDifferent(page.getByRole('tablist'), async () => {
    const tickets = page.getByRole('tab', { name: 'Tickets' });
    await tickets.click();
    await expect.element(tickets).toHaveAttribute('aria-selected', 'true');
  });
});

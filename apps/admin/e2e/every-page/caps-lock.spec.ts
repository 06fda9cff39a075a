import type { Locator, Page } from '@playwright/test';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { dialog } from '../support/action-dialog.ts';
import { bar } from '../support/selection.ts';
import { expect, signedInTest, test } from '../support/test.ts';

/** Presses keys as they come with Caps Lock: capitals without Shift. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key.length === 1 ? key.toUpperCase() : key);
}

/** With Shift as well, macOS reports a capital, and the others the small letter. */
async function pressWithShift(page: Page, letter: string): Promise<void> {
  const code = `Key${letter.toUpperCase()}`;
  const event = { key: letter, code, shiftKey: true, bubbles: true };
  await page.evaluate(
    (pressed) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed)),
    event,
  );
}

const rows = (page: Page) => page.getByRole('row').getByRole('link');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

signedInTest('with Caps Lock, the keys of the panel and of its lists work', async ({ page }) => {
  await page.goto('/admin/settings');
  await expect(heading(page)).toBeVisible();
  await press(page, 'g', 'u');
  await page.waitForURL('**/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await press(page, 'j', 'j', 'k');
  await expect(rows(page).first()).toBeFocused();
  // No key of these lists has Shift.
  for (const letter of ['j', 'J', 'e', 'T']) await pressWithShift(page, letter);
  await expect(rows(page).first()).toBeFocused();
  await press(page, 't');
  await expect(dialog(page)).toBeVisible();
  await press(page, 'Escape');
  await expect(dialog(page)).toBeHidden();
  await press(page, 'Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect(palette).toBeVisible();
  await press(page, 'Escape');
  await expect(palette).toBeHidden();
  await press(page, 'j', 'e');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
});

for (const extending of ['x', 'X']) {
  signedInTest(
    `with Caps Lock, x selects, and ${extending} with Shift up to there`,
    async ({ page }) => {
      await page.goto('/admin/posts');
      await expect(page.getByRole('article')).toHaveCount(6);
      const selected = bar(page).getByRole('status');
      await press(page, 'j', 'x');
      await expect(selected).toHaveText('1 selected');
      await press(page, 'j', 'j');
      await pressWithShift(page, extending);
      await expect(selected).toHaveText('3 selected');
      await press(page, 'x');
      await expect(selected).toHaveText('2 selected');
      await press(page, 'a');
      await expect(bar(page).getByRole('button', { name: 'Disable' })).toBeFocused();
    },
  );
}

signedInTest('with Caps Lock, the keys of a ticket work, and z undoes', async ({ page }) => {
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(heading(page)).toBeFocused();
  const first = page.url();
  await press(page, 'n');
  await expect(page).not.toHaveURL(first);
  await press(page, 'k');
  await expect(page).toHaveURL(first);
  const status = page.getByRole('combobox', { name: 'Status' });
  await press(page, 'p');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Undo');
  await expect(status).toHaveValue('PENDING');
  await press(page, 'z');
  await expect(status).toHaveValue('OPEN');
  await press(page, 'n');
  await expect(page).not.toHaveURL(first);
  await press(page, 'r');
  const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
  await expect(reply).toBeFocused();
  // In a field they are letters.
  await page.keyboard.type('NP');
  await expect(reply).toHaveValue('NP');
});

/** Headless browsers have no Caps Lock, so each event says what it would say then. */
async function turnOnCapsLock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isOn = (event: UIEvent, asked: (key: string) => boolean, key: string) =>
      key === 'CapsLock' || asked.call(event, key);
    for (const { prototype } of [KeyboardEvent, MouseEvent]) {
      const asked = prototype.getModifierState;
      prototype.getModifierState = function asks(key: string) {
        return isOn(this, asked, key);
      };
    }
  });
}

const texts = {
  en: {
    notice: 'Caps Lock is on',
    password: 'Password',
    current: 'Current Password',
    next: 'New Password',
  },
  ar: {
    notice: 'Caps Lock يعمل',
    password: 'كلمة المرور',
    current: 'كلمة المرور الحالية',
    next: 'كلمة المرور الجديدة',
  },
};

/** Types into a password field: a notice is seen and read out, beside the label, and moves nothing. */
async function expectNotice(page: Page, name: string, notice: string): Promise<void> {
  const field = page.getByLabel(name, { exact: true });
  const label = page.getByText(name, { exact: true }).first();
  const said = page.getByRole('status').filter({ hasText: notice });
  const parts = [label, field];
  await field.focus();
  const before = await boxesOf(parts);
  await page.keyboard.press('D');
  await expect(said).toBeVisible();
  expect(await boxesOf(parts)).toEqual(before);
  const [beside, own] = await boxesOf([label, said]);
  expect(Math.min(endOf(beside), endOf(own))).toBeLessThanOrEqual(
    Math.max(beside?.x ?? 0, own?.x ?? 0),
  );
  await field.fill('');
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

const boxesOf = (parts: Locator[]): Promise<Box[]> =>
  Promise.all(parts.map((part) => part.boundingBox()));

const endOf = (box: Box | undefined) => (box ? box.x + box.width : Number.NaN);

for (const { theme, language } of appearances) {
  const { notice, password, current, next } = language === 'ar' ? texts.ar : texts.en;
  for (const width of [1440, 320]) {
    test.describe(`Caps Lock at a password, ${theme}, ${language}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('is told on the login page, and where a new one is set', async ({ page }) => {
        await turnOnCapsLock(page);
        await page.goto('/panel/login');
        await setAppearance(page, { theme, language });
        await page.goto('/panel/login');
        await expectNotice(page, password, notice);
        await expectNoFindings(page, 'login with Caps Lock');
        await page.getByRole('textbox').first().focus();
        await expect(page.getByText(notice)).toHaveCount(0);
        await page.goto(`/panel/reset-password#${'x'.repeat(43)}`);
        await expectNotice(page, next, notice);
      });

      signedInTest('is told in the settings', async ({ page }) => {
        await turnOnCapsLock(page);
        await setAppearance(page, { theme, language });
        await page.goto('/admin/settings');
        await expectNotice(page, current, notice);
        await expectNotice(page, next, notice);
      });
    });
  }
}

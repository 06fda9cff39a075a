import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../tests/render-page.tsx';

const texts = {
  en: {
    notice: 'Caps Lock is on',
    password: 'Password',
    current: 'Current password',
    next: 'New password',
  },
  ar: {
    notice: 'Caps Lock مشغَّل',
    password: 'كلمة المرور',
    current: 'كلمة المرور الحالية',
    next: 'كلمة المرور الجديدة',
  },
};

/** Presses a key in a password field: a notice is seen and read out, beside the label, and moves nothing. */
async function expectNotice(name: string, notice: string): Promise<void> {
  const field = page.getByLabelText(name, { exact: true });
  const label = page.getByText(name, { exact: true }).first();
  const said = page.getByRole('status').filter({ hasText: notice });
  await expect.element(field).toBeVisible();
  const boxes = () => [label, field].map((part) => part.element().getBoundingClientRect().toJSON());
  const input = field.element();
  input.focus();
  await expect.element(field).toHaveFocus();
  const before = boxes();
  const pressed = { key: 'D', bubbles: true, modifierCapsLock: true };
  input.dispatchEvent(new KeyboardEvent('keydown', pressed));
  await expect.element(said).toBeVisible();
  expect(boxes()).toEqual(before);
  const [beside, own] = [label, said].map((part) => part.element().getBoundingClientRect());
  expect(Math.min(beside?.right ?? Number.NaN, own?.right ?? Number.NaN)).toBeLessThanOrEqual(
    Math.max(beside?.left ?? 0, own?.left ?? 0),
  );
}

for (const locale of ['en', 'ar'] as const) {
  const { notice, password, current, next } = texts[locale];
  for (const width of [1440, 320]) {
    const open = async (address: string, isSignedIn: boolean) => {
      await renderPage(address, { locale, isSignedIn });
      await page.viewport(width, 900);
    };

    it(`Caps Lock is shown on the login page, ${locale}, ${width} px wide`, async () => {
      await open('/panel/login', false);
      await expectNotice(password, notice);
      page.getByRole('textbox').first().element().focus();
      await expect.element(page.getByText(notice)).not.toBeInTheDocument();
    });

    it(`Caps Lock is shown where a new password is set, ${locale}, ${width} px wide`, async () => {
      await open(`/panel/reset-password#${'x'.repeat(43)}`, false);
      await expectNotice(next, notice);
    });

    it(`Caps Lock is shown in the settings, ${locale}, ${width} px wide`, async () => {
      await open('/admin/settings', true);
      await expectNotice(current, notice);
      await expectNotice(next, notice);
    });
  }
}

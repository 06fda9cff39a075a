import { expect } from '../test.ts';
import { administrator } from '../sign-in.ts';
import type { Walk } from './walk.ts';

const link = `/panel/reset-password#${'x'.repeat(43)}`;

/** All that is there before the sign-in. */
export async function walkSignedOut({ page, open, look }: Walk): Promise<void> {
  await open('/panel/login');
  await look('login');
  // Headless browsers have no Caps Lock, so the key says what it would say then.
  await page
    .getByRole('textbox')
    .last()
    .evaluate((field) => {
      const pressed = { key: 'D', bubbles: true, modifierCapsLock: true };
      field.focus();
      field.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
  await expect(page.getByRole('status').filter({ hasText: 'Caps Lock' })).toBeVisible();
  await look('login with Caps Lock');
  await open('/panel/forgot-password');
  await page.getByRole('textbox').fill('ada');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await look('forgot password, a wrong address');
  await page.getByRole('textbox').fill('ada@buddyline.example');
  await look('forgot password');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('textbox')).toBeHidden();
  await look('forgot password, mail sent');
  await open(link);
  await page.getByRole('textbox').fill('12345');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await look('reset password, too short');
  await page.getByRole('textbox').fill('123456');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('textbox')).toBeHidden();
  await look('reset password, a used link');
}

/** The form's error, and the one sign-in of the walk. */
export async function signInOnTheWay({ page, open, said, look }: Walk): Promise<void> {
  await open('/panel/login');
  await page.getByRole('textbox').first().fill(administrator.email);
  await page.getByLabel(said.password, { exact: true }).fill('wrong-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('login, refused');
  await page.getByLabel(said.password, { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
}

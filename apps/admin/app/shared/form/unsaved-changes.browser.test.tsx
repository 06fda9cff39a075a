import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { ada } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const bio = page.getByRole('textbox', { name: 'Bio' });
const popup = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const edit = page.getByRole('button', { name: 'Edit Profile' });

/** Opens the settings in edit mode and types something. */
async function typeBio(text: string) {
  const panel = await renderPage('/admin/settings?edit');
  await bio.fill(text);
  return panel;
}

it('Escape asks before it discards changes; without changes it leaves at once', async () => {
  await typeBio('Half a sentence');
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(bio).toHaveValue('Half a sentence');
  await bio.click();
  await userEvent.keyboard('{Escape}');
  await popup.getByRole('button', { name: 'Discard changes' }).click();
  // While the popup fades out, it still handles Escape.
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(bio).toBeDisabled();
  await expect.element(bio).toHaveValue(ada.bio);
  await edit.click();
  await bio.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(bio).toBeDisabled();
  expect(popup.elements()).toEqual([]);
});

it('Escape during composition belongs to the input method', async () => {
  await typeBio('Half a sentence');
  const escape = { key: 'Escape', isComposing: true, bubbles: true };
  bio.element().dispatchEvent(new KeyboardEvent('keydown', escape));
  await userEvent.keyboard('!');
  await expect.element(bio).toHaveValue('Half a sentence!');
  expect(popup.elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).toBeVisible();
});

it('a person who leaves at the end of the session returns to the page after signing in', async () => {
  const { backend, address } = await typeBio('Not worth it');
  backend.on('PUT /users/:id', () => refusal(401, 'Expired'));
  backend.on('POST /auth/refresh-token', () => refusal(401, 'Ended'));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.poll(address).toBe('/panel/login');
  await page.getByLabelText('Email').fill('admin@buddyline.example');
  await page.getByLabelText('Password', { exact: true }).fill('dive-safe-always');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(address).toBe('/admin/settings?edit');
  await expect.element(bio).toHaveValue(ada.bio);
});

it('closing the tab asks only while there are unsaved changes', async () => {
  await typeBio('Half a sentence, 5');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(true);
  await expect.element(bio).toHaveValue('Half a sentence, 5');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(edit).toBeVisible();
  expect(asks()).toBe(false);
});

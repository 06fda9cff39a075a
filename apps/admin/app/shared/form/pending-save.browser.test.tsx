import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { aDiveLog, aUser } from '../../../tests/backend/records.ts';
import { boxOf } from '../../../tests/phone.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const save = page.getByRole('button', { name: 'Save Changes' });
const edit = page.getByRole('button', { name: 'Edit Profile' });
const country = page.getByLabelText('Country');
const bio = page.getByLabelText('Bio');
const saved = page.getByText('User Profile Data Set Successfully.');

it('Save of a profile is pending from the first press, during the check for a conflict', async () => {
  const { backend } = await renderPage('/admin/users', { records: { users: [aUser()] } });
  await page
    .getByRole('link', { name: /^Edit user @/ })
    .first()
    .click();
  await country.fill('Fiji');
  const held = backend.hold('GET /users/:id/profile');
  await save.click();
  await held.arrived();
  await expect.element(save).toBeDisabled();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  expect(backend.called('PUT')).toEqual([]);
  held.release();
  await expect.element(edit).toHaveFocus();
  expect(backend.called('PUT')).toHaveLength(1);
});

it('Save of the settings is pending from the first press', async () => {
  const { backend } = await renderPage('/admin/settings?edit');
  await country.fill('Fiji');
  const held = backend.hold('GET /users/:id/profile');
  await save.click();
  await expect.element(save).toBeDisabled();
  held.release();
  await expect.element(edit).toHaveFocus();
});

/** The top edge of the button's bar. */
const topOfBar = (button: Locator) =>
  button.element().parentElement?.getBoundingClientRect().top ?? 0;

it.each(['en', 'ar'] as const)(
  'on a phone, Save of a dive log is pending at once, and no toast covers it, in %s',
  async (locale) => {
    const log = aDiveLog();
    const { backend } = await renderPage(`/admin/booklog/${log.id}/edit`, {
      records: { diveLogs: [log] },
      size: 'phone',
      locale,
    });
    const form = page.getByRole('form');
    const button = form.getByRole('button').last();
    await form.getByRole('textbox').last().fill('Seen by Inês');
    backend.on('PUT /divelogs/:id', () => refusal(500, 'Not today'));
    const held = backend.hold('GET /divelogs/:id');
    await button.click();
    await expect.element(button).toBeDisabled();
    held.release();
    const toast = page.getByRole('alert').filter({ hasText: 'Not today' });
    await expect.element(toast).toBeVisible();
    // A focused toast stays.
    toast.getByRole('button').element().focus();
    await expect.element(button).toBeEnabled();
    await button.click({ trial: true });
    await expect.poll(() => topOfBar(button) - boxOf(toast).bottom).toBeGreaterThan(15);
  },
);

it('what is typed during a save is not lost with the form: nothing can be typed', async () => {
  const { backend } = await renderPage('/admin/settings?edit');
  const held = backend.hold('PUT /users/:id');
  await bio.fill('Diving');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await held.arrived();
  await expect.element(save).toBeDisabled();
  await userEvent.keyboard(' every day');
  await expect.element(bio).toHaveValue('Diving');
  held.release();
  await expect.element(edit).toBeVisible();
  await expect.element(bio).toHaveValue('Diving');
});

it('a busy server is said in the form, edits are kept, and Save can be pressed again', async () => {
  const { backend, address } = await renderPage('/admin/settings?edit');
  await country.fill('Typed between two failures');
  const usual = backend.usual('PUT /users/:id');
  let failures = 2;
  backend.on('PUT /users/:id', (asked) => {
    failures -= 1;
    const busy = refusal(503, '', { file: new Blob(), headers: { 'Retry-After': '1' } });
    return failures >= 0 ? busy : usual(asked);
  });
  const form = page.getByRole('form', { name: 'Profile Information' });
  for (const attempt of [1, 2]) {
    await save.click();
    await expect.poll(() => backend.called('PUT').length).toBe(attempt);
    await expect.element(form.getByText('Error Occur')).toBeVisible();
    await expect.element(country).toHaveValue('Typed between two failures');
    await expect.element(save).toHaveFocus();
  }
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.poll(address).toBe('/admin/settings');
});

it('somebody deletes the dive log that is edited: the form stays, with what was typed', async () => {
  const log = aDiveLog();
  const { backend } = await renderPage(`/admin/booklog/${log.id}/edit`, {
    records: { diveLogs: [log] },
  });
  const site = page.getByLabelText('Site', { exact: true });
  await site.fill('Typed with care');
  backend.records.diveLogs = [];
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const alert = page.getByRole('alert').first();
  await expect.element(alert.getByText('There is no such dive log.')).toBeVisible();
  await expect.element(site).toHaveValue('Typed with care');
});

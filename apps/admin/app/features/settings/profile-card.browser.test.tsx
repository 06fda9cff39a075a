import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { Backend } from '../../../tests/backend/backend.ts';
import { ada } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const edit = page.getByRole('button', { name: 'Edit Profile' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const save = page.getByRole('button', { name: 'Save Changes' });
const country = page.getByRole('textbox', { name: 'Country' });
const age = page.getByLabelText('Age');
const chooser = page.getByLabelText('Choose a picture');

/** Opens the settings in view mode, with a profile that a test can change. */
async function openSettings() {
  const me = { ...ada };
  const panel = await renderPage('/admin/settings', { backend: new Backend({ users: [me] }) });
  await expect.element(page.getByLabelText('Full name')).toBeVisible();
  return { me, ...panel };
}

async function startEditing() {
  const panel = await openSettings();
  await edit.click();
  await expect.element(save).toBeVisible();
  return panel;
}

/** A PNG of one pixel. */
function picture(): File {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'me.png', { type: 'image/png' });
}

it('two cards, the profile in view mode', async () => {
  await openSettings();
  expect(document.title).toBe('Settings · Buddyline');
  await expect
    .element(page.getByText('Manage your admin profile and security settings'))
    .toBeVisible();
  for (const name of ['Profile Information', 'Change Password']) {
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect.element(page.getByLabelText('Full name')).toBeDisabled();
  await expect.element(save).not.toBeInTheDocument();
});

it('each rule of the profile has its message', async () => {
  const { backend } = await startEditing();
  const rules = [
    ['Full name', 'Al', 'Full Name Must be at least 3 characters'],
    ['Full name', 'Marsh', 'Full Name Must Be At least containing 2 names.'],
    ['Country', 'EG', 'Country Must Be At Least 3 characters.'],
    ['Age', 'old', 'Age Must Be a valid Number.'],
  ] as const;
  for (const [field, value, message] of rules) {
    await page.getByLabelText(field).fill(value);
    await save.click();
    await expect.element(page.getByText(message)).toBeVisible();
  }
  expect(backend.called('PUT')).toEqual([]);
});

it('a concurrent save of the same field shows both values, and the person chooses', async () => {
  const { me, backend } = await startEditing();
  await country.fill('Malta');
  Object.assign(me, { country: 'Oman', updatedAt: '2030-01-01T00:00:00.000Z' });
  await save.click();
  const notice = page.getByRole('region', { name: 'Somebody else saved this meanwhile' });
  await expect.element(notice.getByRole('heading')).toHaveFocus();
  const choices = notice.getByRole('group', { name: 'Country' });
  await choices.getByRole('radio', { name: 'Oman' }).click();
  await expect.element(country).toHaveValue('Oman');
  expect(backend.called('PUT')).toEqual([]);
});

it('Cancel resets the fields, and entering edit mode clears a selected picture', async () => {
  await startEditing();
  await country.fill('Atlantis');
  await chooser.upload(picture());
  await expect.element(page.getByText('me.png')).toBeVisible();
  await cancel.click();
  await expect.element(country).toBeDisabled();
  await expect.element(country).toHaveValue('Egypt');
  await edit.click();
  await expect.element(country).toBeEnabled();
  await expect.element(country).toHaveValue('Egypt');
  await expect.element(page.getByText('me.png')).not.toBeInTheDocument();
});

it('a failing save and a failing picture have different messages', async () => {
  const { backend } = await startEditing();
  backend.on('PUT /users/:id', () => refusal(500, 'No.'));
  await save.click();
  await expect.element(page.getByText('Error Occur, Cannot Set User Profile Info.')).toBeVisible();
  backend.on('PUT /users/:id', () => ({ message: 'Saved.' }));
  backend.on('POST /users/upload-profile/:id', () => refusal(500, 'No.'));
  await chooser.upload(picture());
  await save.click();
  await expect.element(page.getByText('Error Occur, Cannot Set User Profile Image.')).toBeVisible();
  // The server's message stays in the form until the edit ends.
  const words = page.getByRole('form', { name: 'Profile Information' }).getByText('No.');
  await expect.element(words).toBeVisible();
  await cancel.click();
  await edit.click();
  await expect.element(save).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
});

it('an unusual age shows a hint and is accepted', async () => {
  const { me } = await startEditing();
  const question = page.getByText('Most divers are between 8 and 100 years old. Is this right?');
  await age.fill('8');
  await expect.element(age).toHaveValue('8');
  await expect.element(question).not.toBeInTheDocument();
  await age.fill('7');
  await expect.element(question).toBeVisible();
  await save.click();
  await expect.element(edit).toHaveFocus();
  expect(me.age).toBe(7);
});

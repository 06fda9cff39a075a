import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aUser } from '../../../tests/backend/records.ts';
import { clickAt, middleOf } from '../../../tests/hurry/mouse.ts';
import { clickOnceChanged } from '../../../tests/hurry/second-click.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const edit = page.getByRole('button', { name: 'Edit Profile' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const save = page.getByRole('button', { name: 'Save Changes' });
const country = page.getByRole('textbox', { name: 'Country' });
const bio = page.getByRole('textbox', { name: 'Bio' });

/** Opens the profile of a member. */
async function openProfile(query = '?edit') {
  const mira = aUser({ username: 'mira', fullName: 'Mira Haddad', country: 'Egypt' });
  const panel = await renderPage(`/admin/users/${mira.id}/posts${query}`, {
    records: { users: [mira] },
  });
  await expect.element(page.getByLabelText('Full name')).toBeVisible();
  return { mira, ...panel };
}

/** Opens the profile's form from the list of users, so that there is a page to go back to. */
async function openFromList() {
  const mira = aUser({ username: 'mira' });
  const panel = await renderPage('/admin/users', { records: { users: [mira] } });
  await page.getByRole('link', { name: 'Edit user @mira' }).click();
  await expect.poll(panel.address).toBe(`/admin/users/${mira.id}/posts?edit`);
  await expect.element(bio).toBeEnabled();
  return { mira, ...panel };
}

it('a profile shows its summary, and its fields are disabled until edited', async () => {
  await openProfile('');
  await expect.poll(() => document.title).toBe('@mira · Posts · User Profile · Buddyline');
  await expect.element(page.getByText('View and manage user information')).toBeVisible();
  await expect.element(page.getByText('Followers')).toBeVisible();
  await expect.element(page.getByText('Following')).toBeVisible();
  for (const field of ['Username', 'Full name', 'Role', 'Verification', 'Country', 'Age', 'Bio']) {
    await expect.element(page.getByLabelText(field, { exact: true })).toBeDisabled();
  }
  await edit.click();
  await expect.element(country).toBeEnabled();
});

it('Cancel resets the form and leaves edit mode', async () => {
  const { backend } = await openProfile();
  await country.fill('Atlantis');
  await cancel.click();
  await expect.element(country).toBeDisabled();
  await expect.element(country).toHaveValue('Egypt');
  expect(backend.called('PUT')).toEqual([]);
});

it('an invalid age shows an error below its field, which is focused', async () => {
  const { backend } = await openProfile();
  const age = page.getByLabelText('Age');
  await age.fill('twelve');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Age Must Be a valid Number.')).toBeVisible();
  await expect.element(age).toHaveFocus();
  await expect.element(age).toHaveAttribute('aria-invalid', 'true');
  expect(backend.called('PUT')).toEqual([]);
});

it('a second save is ignored while one is in flight', async () => {
  const { backend, mira } = await openProfile();
  const held = backend.hold('PUT /users/admin/:id');
  await country.fill('Palau');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await held.arrived();
  await expect.element(save).toBeDisabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  held.release();
  await expect.element(edit).toHaveFocus();
  expect(backend.called('PUT /users/admin')).toHaveLength(1);
  await expect.element(country).toHaveValue('Palau');
  expect(mira.country).toBe('Palau');
});

it('unsaved changes ask before a link, Back and Logout', async () => {
  const { address, goBack, backend } = await openFromList();
  await bio.fill('Half a sentence');
  const popup = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const leave = [
    () => page.getByRole('link', { name: 'Dashboard' }).click(),
    () => page.getByRole('button', { name: 'Logout' }).click(),
  ];
  for (const press of leave) {
    await press();
    await popup.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(bio).toHaveValue('Half a sentence');
  }
  expect(backend.called('POST /auth/logout')).toEqual([]);
  goBack();
  await popup.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(address).toBe('/admin/users');
});

it('Back does not return to a closed form', async () => {
  const { address, goBack } = await openFromList();
  await cancel.click();
  await expect.element(edit).toBeVisible();
  goBack();
  await expect.poll(address).toBe('/admin/users');
});

it('a concurrent save of the same field shows both values, and the administrator chooses', async () => {
  const { backend, mira } = await openProfile();
  await country.fill('Malta');
  Object.assign(mira, { country: 'Oman', updatedAt: '2026-10-03T08:00:00.000Z' });
  const sent: object[] = [];
  backend.on('PUT /users/admin/:id', ({ json }) => {
    sent.push(json);
    Object.assign(mira, json);
    return {};
  });
  await save.click();
  const notice = page.getByRole('region', { name: 'Somebody else saved this meanwhile' });
  await expect.element(notice.getByRole('heading')).toHaveFocus();
  await expect.element(notice.getByRole('group', { name: 'Country' })).toMatchTextContent('Malta');
  await notice.getByRole('radio', { name: 'Oman' }).click();
  await expect.element(country).toHaveValue('Oman');
  await notice.getByRole('radio', { name: 'Malta' }).click();
  await expect.element(country).toHaveValue('Malta');
  expect(sent).toEqual([]);
  await save.click();
  await expect.element(edit).toHaveFocus();
  expect(sent).toEqual([{ country: 'Malta' }]);
  await expect.element(country).toHaveValue('Malta');
});

it('a concurrent save of another field is kept when the form is saved', async () => {
  const { mira } = await openProfile();
  await country.fill('Malta');
  Object.assign(mira, { bio: 'Written elsewhere', updatedAt: '2026-10-03T08:00:00.000Z' });
  await save.click();
  await expect.element(edit).toHaveFocus();
  await expect.element(country).toHaveValue('Malta');
  await expect.element(bio).toHaveValue('Written elsewhere');
  expect(mira).toMatchObject({ country: 'Malta', bio: 'Written elsewhere' });
});

it('a user who does not exist', async () => {
  await renderPage('/admin/users/00000000-0000-7000-8000-000000000000/posts');
  await expect.element(page.getByText("User Didn't Exists")).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).element();
  expect(steps.textContent).toBe('Users');
});

it('a form that was opened or saved stays so, clicked again the moment that its buttons have changed', async () => {
  const { backend } = await openProfile('');
  for (const [pressed, next] of [
    [edit, save],
    [save, edit],
  ] as const) {
    const place = await middleOf(pressed, backend);
    const hasClickedAgain = clickOnceChanged(place, true);
    await clickAt(place);
    await expect.poll(hasClickedAgain).toBe(true);
    await expect.element(next).toBeEnabled();
  }
});

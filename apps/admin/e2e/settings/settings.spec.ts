import { png } from '../support/pictures.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const picture = { ...png, name: 'me.png' };

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('two cards, the profile in view mode', async ({ page }) => {
  await expect(page).toHaveTitle('Settings · Buddyline');
  await expect(page.getByText('Manage your admin profile and security settings')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden();
});

test('each rule of the profile has its message', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const rules = [
    ['Full Name', 'Al', 'Full Name Must be at least 3 characters'],
    ['Full Name', 'Marsh', 'Full Name Must Be At least containing 2 names.'],
    ['Country', 'EG', 'Country Must Be At Least 3 characters.'],
    ['Age', 'old', 'Age Must Be a valid Number.'],
  ] as const;
  for (const [field, value, message] of rules) {
    await page.getByLabel(field).fill(value);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(message)).toBeVisible();
  }
});

test('a saved profile shows a toast, and the picture is sent only after it', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['PUT', 'POST'].includes(request.method())) calls.push(new URL(request.url()).pathname);
  });
  await page.getByLabel('Age').fill('42');
  const input = page.getByLabel('Choose a picture');
  await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png');
  await input.setInputFiles(picture);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User Profile Data Set Successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByLabel('Age')).toHaveValue('42');
  expect(calls.map((path) => path.replace(/[^/]+$/, ''))).toEqual([
    '/api/users/',
    '/api/users/upload-profile/',
  ]);
});

test('a concurrent save of the same field shows both values, and the person chooses', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.route('**/api/users/*/profile', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    const saved = { ...answer.data, country: 'Oman', updatedAt: '2030-01-01T00:00:00.000Z' };
    await route.fulfill({ response, json: { ...answer, data: saved } });
  });
  await page.getByLabel('Country').fill('Malta');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const notice = page.getByRole('region', { name: 'Somebody else saved this meanwhile' });
  await expect(notice.getByRole('heading')).toBeFocused();
  await notice.getByRole('group', { name: 'Country' }).getByRole('radio', { name: 'Oman' }).check();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Oman');
});

test('Cancel resets the fields, and entering edit mode clears a selected picture', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const country = page.getByLabel('Country');
  const before = await country.inputValue();
  await country.fill('Atlantis');
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  await expect(page.getByText('me.png')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(country).toBeDisabled();
  await expect(country).toHaveValue(before);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(country).toHaveValue(before);
  await expect(page.getByText('me.png')).toBeHidden();
});

test('a failing save and a failing picture have different messages', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const failure = { status: 500, json: { isSuccessful: false, message: 'No.' } };
  await page.route(/\/api\/users\/[^/]+$/, (route) => route.fulfill(failure));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Error Occur, Cannot Set User Profile Info.')).toBeVisible();
  await page.unroute(/\/api\/users\/[^/]+$/);
  await page.route('**/upload-profile/*', (route) => route.fulfill(failure));
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Error Occur, Cannot Set User Profile Image.')).toBeVisible();
  // The server's message stays in the form until the edit ends.
  const words = page.getByRole('form', { name: 'Profile Information' }).getByText('No.');
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(words).toBeHidden();
});

test('an unusual age shows a hint and is accepted', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const question = page.getByText('Most divers are between 8 and 100 years old. Is this right?');
  await page.getByLabel('Age').fill('7');
  await expect(question).toBeVisible();
  await page.getByLabel('Age').fill('8');
  await expect(question).toBeHidden();
});

test('a password has at least six characters', async ({ page }) => {
  await page.getByLabel('Current Password', { exact: true }).fill('short');
  await page.getByLabel('New Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Current Password Must Be at least 6 characters.')).toBeVisible();
  await expect(page.getByText('New Password Must Be at least 6 characters.')).toBeVisible();
});

test('a wrong current password shows the error', async ({ page }) => {
  await page.getByLabel('Current Password', { exact: true }).fill('not my password');
  await page.getByLabel('New Password', { exact: true }).fill('a new password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(
    page.getByText("Error Occur setting User's Password, Please Try Again."),
  ).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/test.ts';

/** Opens the profile of a user in the list. */
async function openProfile(page: Page, { edit = false } = {}): Promise<void> {
  await page.goto('/admin/users');
  const row = page.getByRole('row').nth(2);
  if (edit) await row.getByRole('link', { name: /^Edit user @/ }).click();
  else await row.getByRole('link').first().click();
  await page.waitForURL('**/admin/users/*/posts*');
  await expect(page.getByLabel('Full Name')).toBeVisible();
}

test('a profile shows its summary, and its fields are disabled until edited', async ({ page }) => {
  await openProfile(page);
  await expect(page).toHaveTitle(/.+ · User Profile · Buddyline$/);
  await expect(page.getByText('View and manage user information')).toBeVisible();
  await expect(page.getByText('Followers')).toBeVisible();
  await expect(page.getByText('Following')).toBeVisible();
  for (const field of ['Username', 'Full Name', 'Role', 'Verification', 'Country', 'Age', 'Bio']) {
    await expect(page.getByLabel(field, { exact: true })).toBeDisabled();
  }
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Country')).toBeEnabled();
});

test('Cancel resets the form and leaves edit mode', async ({ page }) => {
  await openProfile(page, { edit: true });
  const country = page.getByLabel('Country');
  const before = await country.inputValue();
  await country.fill('Atlantis');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(country).toBeDisabled();
  await expect(country).toHaveValue(before);
});

test('a save sends only changed fields, shows a toast and leaves edit mode', async ({ page }) => {
  await openProfile(page, { edit: true });
  await page.getByLabel('Country').fill('Malta');
  await page.getByLabel('Verification').selectOption('Verified');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const request = await sent;
  expect(request.url()).toMatch(/\/api\/users\/admin\/[^/]+$/);
  expect(request.postDataJSON()).toMatchObject({ country: 'Malta' });
  expect(request.postDataJSON()).not.toHaveProperty('bio');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByLabel('Country')).toHaveValue('Malta');
  await page.reload();
  await expect(page.getByLabel('Country')).toHaveValue('Malta');
});

test('an invalid age shows an error below its field, which is focused', async ({ page }) => {
  await openProfile(page, { edit: true });
  const age = page.getByLabel('Age');
  await age.fill('twelve');
  await age.press('Control+Enter');
  await expect(page.getByText('Age Must Be a valid Number.')).toBeVisible();
  await expect(age).toBeFocused();
  await expect(age).toHaveAttribute('aria-invalid', 'true');
});

test('a second save is ignored while one is in flight', async ({ page }) => {
  await openProfile(page, { edit: true });
  let calls = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/admin/*', async (route) => {
    calls += 1;
    await answered;
    await route.continue();
  });
  const country = page.getByLabel('Country');
  await country.fill('Palau');
  await country.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await country.press('Control+Enter');
  answer();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(calls).toBe(1);
});

test('unsaved changes ask before a link, Back and Logout', async ({ page }) => {
  await openProfile(page, { edit: true });
  await page.getByLabel('Bio').fill('Half a sentence');
  const popup = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Logout' }).click();
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup).toBeHidden();
  await page.goBack();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/admin/users');
});

test("the tabs are links to the user's items, and keep the form open", async ({ page }) => {
  await openProfile(page, { edit: true });
  await page.getByLabel('Bio').fill('Still here');
  for (const [name, path] of [
    ['Dive Logs', 'dive-logs'],
    ['Certificates', 'certificates'],
    ['Tickets', 'tickets'],
    ['Posts', 'posts'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await page.waitForURL(`**/admin/users/*/${path}?edit`);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  }
  await expect(page.getByLabel('Bio')).toHaveValue('Still here');
});

test('each item of a tab links to its own page', async ({ page }) => {
  await openProfile(page);
  const targets = { posts: 'posts', 'dive-logs': 'booklog', tickets: 'tickets' };
  for (const [tab, section] of Object.entries(targets)) {
    await page.goto(page.url().replace(/\/[a-z-]+$/, `/${tab}`));
    const panel = page.getByRole('tabpanel');
    await expect(
      panel
        .getByRole('link')
        .or(panel.getByText(/^User D/))
        .first(),
    ).toBeVisible();
    for (const link of await panel.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^/admin/${section}/.+`));
    }
  }
});

test('a tab beyond its last page shows the last one, not an empty list', async ({ page }) => {
  await openProfile(page);
  await page.route('**/api/posts/user/*', (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('page') === '1';
    const post = { id: 'p1', userId: 'u1', content: 'The only one' };
    return route.fulfill({
      json: { isSuccessful: true, data: { data: isFirst ? [post] : [], totalPages: 1 } },
    });
  });
  await page.goto(`${page.url()}?page=5`);
  await expect(page.getByRole('link', { name: 'The only one' })).toBeVisible();
  await expect(page).toHaveURL(/\?page=1$/);
});

test('Back does not return to a closed form', async ({ page }) => {
  await openProfile(page, { edit: true });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/admin/users');
});

/** A concurrent edit of the same profile in another window. */
async function saveElsewhere(page: Page, field: string, value: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel(field).fill(value);
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await other.close();
}

test('a concurrent save of the same field shows both values, and the administrator chooses', async ({
  page,
}) => {
  await openProfile(page, { edit: true });
  const country = page.getByLabel('Country', { exact: true });
  await country.fill('Malta');
  await saveElsewhere(page, 'Country', 'Oman');
  const puts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const notice = page.getByRole('region', { name: 'Somebody else saved this meanwhile' });
  await expect(notice.getByRole('heading')).toBeFocused();
  await expect(notice.getByRole('group', { name: 'Country' })).toContainText('Malta');
  await notice.getByRole('radio', { name: 'Oman' }).check();
  await expect(country).toHaveValue('Oman');
  await notice.getByRole('radio', { name: 'Malta' }).check();
  await expect(country).toHaveValue('Malta');
  expect(puts).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  expect(puts).toEqual([{ country: 'Malta' }]);
  await expect(country).toHaveValue('Malta');
});

test('a concurrent save of another field is kept when the form is saved', async ({ page }) => {
  await openProfile(page, { edit: true });
  await page.getByLabel('Country').fill('Malta');
  await saveElsewhere(page, 'Bio', 'Written elsewhere');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByLabel('Country')).toHaveValue('Malta');
  await expect(page.getByLabel('Bio')).toHaveValue('Written elsewhere');
});

test('a user who does not exist', async ({ page }) => {
  await page.goto('/admin/users/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText("User Didn't Exists")).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Users');
});

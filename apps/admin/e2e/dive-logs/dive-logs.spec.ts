import type { Page } from '@playwright/test';
import { requestFallbackPages } from '../support/rendered/first-view.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Dive Logs', exact: true }).getByRole('article');

const kindsOfDive = [
  'Wreck',
  'Reef',
  'Training',
  'Search Recovery',
  'Cave',
  'Fresh',
  'Salt',
].concat(['Shore', 'Boat', 'Computer', 'Scooter', 'Camera']);
const diveChoices = {
  'Dive Type': ['Scuba', 'Free Dive'],
  Condition: ['None', 'Mild', 'Strong'],
  'Visibility Unit': ['ft', 'm'],
};

/** Opens the first dive log of a list, and waits for its page. */
async function openFirst(page: Page, list = '/admin/booklog'): Promise<void> {
  await page.goto(list);
  await cards(page).first().getByRole('link').click();
  await page.waitForURL(/\/booklog\/[^/?]+$/);
  await expect(page.getByRole('heading', { name: 'Log page' })).toBeVisible();
}

async function openForm(page: Page, list?: string): Promise<void> {
  await openFirst(page, list);
  await page.getByRole('link', { name: 'Edit Log' }).click();
  await page.waitForURL('**/edit');
  await expect(page.getByRole('heading', { name: 'Edit Dive Log' })).toBeVisible();
}

/** Replaces values in all dive log responses. */
async function withValues(page: Page, values: object): Promise<void> {
  await page.route('**/api/divelogs/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    return route.fulfill({ json: { ...body, data: { ...body.data, ...values } } });
  });
}

test.describe('the list', () => {
  test('has six cards, a count and pages', async ({ page }) => {
    await page.goto('/admin/booklog');
    await expect(page).toHaveTitle('Dive Logs · Buddyline');
    await expect(cards(page)).toHaveCount(6);
    await expect(page.getByText(/^\d+ dive logs$/)).toBeVisible();
    await expect(cards(page).first()).toContainText(/\d ft/);
    await expect(cards(page).first()).toContainText(/\d °C.*\d °F/);
    await page.getByRole('button', { name: 'Next Page' }).click();
    await page.waitForURL('**/admin/booklog?page=2');
    await expect(cards(page)).toHaveCount(6);
  });

  test('every filter is written to the URL and restored from it', async ({ page }) => {
    await page.goto('/admin/booklog?page=3');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(
      page.getByRole('group', { name: 'Kind of dive' }).getByRole('checkbox'),
    ).toHaveCount(kindsOfDive.length);
    for (const name of kindsOfDive) {
      await expect(page.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
    }
    for (const [label, choices] of Object.entries(diveChoices)) {
      const options = page.getByLabel(label, { exact: true }).getByRole('option');
      await expect(options).toHaveText(['Any', ...choices]);
    }
    for (const name of ['Wreck', 'Salt']) {
      await page.getByRole('checkbox', { name, exact: true }).check();
    }
    await page.getByLabel('Dive Type').selectOption('Scuba');
    await page.getByLabel('Condition', { exact: true }).selectOption('Mild');
    await page.getByLabel('Visibility Unit').selectOption('m');
    await page.getByLabel('Time in').fill('800');
    await page.waitForURL(/timeIn=800/);
    await page.getByLabel('Time out').fill('1800');
    await page.waitForURL(/timeOut=1800/);
    const expected = {
      isWreck: 'true',
      isSalt: 'true',
      freediveOrScuba: 'SCUBA',
      currentCondition: 'MILD',
      visibilityUnit: 'm',
      timeIn: '800',
      timeOut: '1800',
    };
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(expected);
    await requestFallbackPages(page.context());
    // Not the next page, which is prefetched.
    const asked = page.waitForRequest(/\/api\/divelogs\?(?:.*&)?page=1(?:&|$)/);
    await page.reload();
    const sent = Object.fromEntries(new URL((await asked).url()).searchParams);
    expect(sent).toMatchObject({ ...expected, page: '1', limit: '6' });
    for (const chip of ['Wreck', 'Salt', 'Scuba', 'Condition: Mild', 'In from 08:00']) {
      await expect(page.getByRole('button', { name: `${chip} Remove` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Wreck' })).toBeChecked();
    await expect(page.getByLabel('Dive Type')).toHaveValue('SCUBA');
    await expect(page.getByLabel('Time out')).toHaveValue('1800');
  });

  test('a chip removes its filter, Clear filters removes all, and Back restores them', async ({
    page,
  }) => {
    await page.goto('/admin/booklog?isWreck=true&isSalt=true&search=reef');
    await page.getByRole('button', { name: 'Wreck Remove' }).click();
    await page.waitForURL('**/admin/booklog?isSalt=true&search=reef');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL('**/admin/booklog');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Salt Remove' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('reef');
  });

  test('the date is masked, ISO is accepted, and 02/31 is rejected', async ({ page }) => {
    await page.goto('/admin/booklog');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const date = page.getByLabel('Date', { exact: true });
    await expect(date).toHaveAttribute('placeholder', '##/##/####');
    await date.pressSequentially('02312026');
    await expect(date).toHaveValue('02/31/2026');
    await expect(page.getByText('This is not a day of the calendar.')).toBeVisible();
    await expect(page).toHaveURL(/booklog$/);
    await date.fill('2026-05-14');
    await expect(date).toHaveValue('05/14/2026');
    await page.waitForURL('**/admin/booklog?date=2026-05-14');
    await expect(page.getByRole('button', { name: 'Date: 2026/05/14 Remove' })).toBeVisible();
    await page.getByLabel('Time in').fill('2460');
    await expect(page.getByText('Write a time from 0 to 2359')).toBeVisible();
    await expect(page).toHaveURL(/date=2026-05-14$/);
  });

  test('an incomplete date stays in the field, which says that it is not applied', async ({
    page,
  }) => {
    await page.goto('/admin/booklog');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const date = page.getByLabel('Date', { exact: true });
    await date.fill('06/2026');
    await expect(date).toHaveValue('06/2026');
    await expect(date).toHaveAccessibleDescription('Filters once the day is whole: MM/DD/YYYY');
    await date.press('Enter');
    await expect(date).toHaveAccessibleDescription(/This is not a day of the calendar\./);
    await expect(date).toHaveValue('06/2026');
    await expect(page).toHaveURL(/booklog$/);
    await date.fill('');
    await date.pressSequentially('06/14/20');
    await expect(date).toHaveAccessibleDescription('Filters once the day is whole: MM/DD/YYYY');
  });

  test('an empty result says so', async ({ page }) => {
    await page.goto('/admin/booklog?search=no-site-is-called-like-this');
    await expect(page.getByText('No Dive logs To Show.')).toBeVisible();
  });
});

test.describe('a log', () => {
  test('shows the key facts in both units, the profile, the tank, the map', async ({ page }) => {
    await openFirst(page, '/admin/booklog?isWreck=true&freediveOrScuba=SCUBA');
    await expect(page).toHaveTitle(/.+ · View Dive Log · Buddyline$/);
    await expect(page.getByRole('heading', { name: 'View Dive Log' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Profile of the dive' })).toContainText(
      /in \d\d:\d\d.*out \d\d:\d\d.*ft · [\d.]+ m.*bottom time \d+ min/,
    );
    await expect(page.getByRole('region', { name: 'Tank' })).toContainText(/psi · \d+ bar/);
    await expect(
      page.getByRole('img', { name: 'World map with the dive site marked' }),
    ).toBeVisible();
    await expect(page.getByText(/\d °F · [\d.]+ °C/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Conditions' })).toContainText('Wreck');
    await expect(page.getByRole('list', { name: 'Conditions' })).not.toContainText('Computer');
    await page.getByRole('link', { name: 'View Diver Profile' }).click();
    await page.waitForURL('**/admin/users/*/posts');
  });

  test('unlikely values show a warning', async ({ page }) => {
    await withValues(page, { averageDepth: 90, maxDepth: 60, endPSI: 3500, startPSI: 3000 });
    await openFirst(page);
    const findings = page.getByRole('region', { name: 'Worth a check' });
    await expect(findings).toContainText('The average depth is greater than the maximum depth.');
    await expect(findings).toContainText('The end pressure is higher than the start pressure.');
  });

  test('a log without values still has a page', async ({ page }) => {
    const empty = Object.fromEntries(
      ['site', 'location', 'maxDepth', 'averageDepth', 'startPSI', 'endPSI', 'latitude', 'pg']
        .concat([
          'timeIn',
          'timeOut',
          'bottomTime',
          'timeThisDive',
          'comments',
          'date',
          'waterTemp',
        ])
        .map((name) => [name, null]),
    );
    await withValues(page, { ...empty, exposureGear: [], usedComputer: false, Owner: null });
    await openFirst(page);
    await expect(page.getByRole('heading', { name: 'Unnamed site' }).first()).toBeVisible();
    await expect(page.getByText('No depth recorded')).toBeVisible();
    await expect(page.getByText('No position recorded')).toBeVisible();
    await expect(page.getByText('No gear recorded')).toBeVisible();
    await expect(page.getByText('Nothing written down')).toBeVisible();
  });

  test('Delete and Delete Log show the same popup, and Confirm leads to the list', async ({
    page,
  }) => {
    await openFirst(page, '/admin/booklog?page=2');
    const site = await page.getByRole('heading', { level: 2 }).first().innerText();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const popup = page.getByRole('alertdialog', { name: 'Delete Dive Log' });
    await expect(popup).toContainText('Are you sure about deleting the Dive Log?');
    await expect(popup).toContainText(site);
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toBeHidden();
    await page.getByRole('button', { name: 'Delete Log' }).click();
    const address = page.url();
    await popup.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Dive log deleted.')).toBeVisible();
    await page.waitForURL('**/admin/booklog?page=2');
    await page.goto(address);
    await expect(page.getByText('There is no such dive log.')).toBeVisible();
  });

  test('printed, the page is light and without navigation', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await openFirst(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Edit Log' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Log' })).toBeHidden();
    await expect(page.getByRole('figure', { name: 'Profile of the dive' })).toBeVisible();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(paper).toBe('light');
  });
});

test.describe('the form', () => {
  test('sends only changed fields, and empty ones as null', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Maximum depth').fill('');
    await page.getByLabel('Weight').fill('٠');
    await page.getByLabel('Time in').fill('910');
    await page.getByRole('checkbox', { name: 'Cave' }).setChecked(true);
    await page.getByLabel('Comments').fill('Corrected.');
    await expect(page.getByLabel('Time in')).toHaveValue('09:10');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({
      maxDepth: null,
      weight: 0,
      timeIn: '09:10',
      isCave: true,
      comments: 'Corrected.',
    });
    await expect(toast(page, 'Dive log updated.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'View Dive Log' })).toBeVisible();
    await expect(page.getByText('Corrected.')).toBeVisible();
  });

  test('a save without a change sends nothing', async ({ page }) => {
    await openForm(page);
    let sent = false;
    page.on('request', (request) => (sent ||= request.method() === 'PUT'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'View Dive Log' })).toBeVisible();
    expect(sent).toBe(false);
  });

  test('shows warnings while typing, the value in the other unit, and errors for invalid numbers', async ({
    page,
  }) => {
    await openForm(page);
    const depth = page.getByLabel('Maximum depth (ft)');
    await depth.fill('20');
    await expect(page.getByText('= 6.1 m')).toBeVisible();
    await page.getByLabel('Average depth').fill('50');
    const warning = page.getByText('The average depth is greater than the maximum depth.').first();
    await expect(warning).toBeVisible();
    await depth.fill('abc');
    await expect(warning).toBeHidden();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Must Be a Number')).toBeVisible();
    await expect(depth).toBeFocused();
  });

  test('swapped coordinates can be corrected', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Latitude').fill('120.5');
    await page.getByLabel('Longitude').fill('13.5');
    await expect(page.getByText('Are latitude and longitude swapped?')).toBeVisible();
    await page.getByRole('button', { name: 'Swap latitude and longitude' }).click();
    await expect(page.getByLabel('Latitude')).toHaveValue('13.5');
    await expect(page.getByLabel('Longitude')).toHaveValue('120.5');
    await expect(page.getByText('Are latitude and longitude swapped?')).toBeHidden();
  });

  test('a link asks before changes are lost; Cancel discards them', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Site').fill('Somewhere else');
    await page.getByRole('navigation', { name: 'Sections' }).getByText('Users').click();
    const popup = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toBeHidden();
    await expect(page.getByLabel('Site')).toHaveValue('Somewhere else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'View Dive Log' })).toBeVisible();
    await expect(page.getByText('Somewhere else')).toBeHidden();
  });

  test('a concurrent save shows both values, and the person chooses', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Site').fill('Mine');
    await withValues(page, { site: 'Theirs', updatedAt: '2030-01-01T00:00:00.000Z' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Somebody else saved this meanwhile')).toBeVisible();
    await page.getByRole('radio', { name: /Theirs/ }).check();
    await expect(page.getByLabel('Site')).toHaveValue('Theirs');
  });

  test('a missing log redirects to the list, any other error does not', async ({ page }) => {
    await page.goto('/admin/booklog/00000000-0000-7000-8000-000000000000/edit');
    await page.waitForURL('**/admin/booklog');
    await page.route('**/api/divelogs/failing', (route) =>
      route.fulfill({ status: 500, json: { isSuccessful: false, message: 'The sea is rough.' } }),
    );
    await page.goto('/admin/booklog/failing/edit');
    await expect(page.getByRole('alert')).toContainText('The sea is rough.');
    await expect(page).toHaveURL(/failing\/edit$/);
  });
});

test('320 px are wide enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page);
  const form = page.url();
  for (const path of [form, form.replace('/edit', ''), '/admin/booklog?isWreck=true']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

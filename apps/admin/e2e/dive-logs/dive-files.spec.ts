import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { diveFile } from '../support/dive-file.ts';
import { specTest } from '../support/spec-test.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const week = diveFile([{ day: 4 }, { day: 5, site: 'Canyon' }, { day: 6, depth: 30 }]);

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => dialog(page).getByRole('rowgroup').last().getByRole('row');
const boxes = (page: Page) => rows(page).getByRole('checkbox');

/** Opens the dive logs of the first user in the list. */
async function openLogbook(page: Page): Promise<void> {
  await page.goto('/admin/users');
  const link = page.getByRole('table').getByRole('link').first();
  const posts = await link.getAttribute('href');
  await page.goto((posts ?? '').replace(/posts$/, 'dive-logs'));
  await expect(page.getByRole('tabpanel').getByRole('group').getByRole('button')).toHaveCount(3);
}

async function choose(page: Page, file: ReturnType<typeof diveFile>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import dives' }).click();
  await (await chooser).setFiles(file);
}

/** Drops a file onto the tab, as from the desktop. */
async function drop(page: Page, target: Locator, file: ReturnType<typeof diveFile>): Promise<void> {
  const text = file.buffer.toString();
  const dataTransfer = await page.evaluateHandle(
    ([name = '', content = '']) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], name));
      return transfer;
    },
    [file.name, text],
  );
  await target.dispatchEvent('dragover', { dataTransfer });
  await expect(page.getByText('Drop a UDDF or Subsurface file to import its dives')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer });
}

/** Goes through the dialog as far as it takes. */
async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** The day in the browser's time zone, which is UTC. */
const today = () => new Date().toISOString().slice(0, 10);

async function downloaded(page: Page, button: string | RegExp) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test.describe('the import', () => {
  test('works on a page without https', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
    await openLogbook(page);
    await choose(page, week);
    await expect(dialog(page)).toContainText('3 new dives');
  });

  test('shows what is in the file, imports it, finds it again, and is undone at once', async ({
    page,
  }) => {
    await openLogbook(page);
    await choose(page, week);
    await expect(dialog(page)).toContainText('UDDF, written by Sea Pages');
    await expect(dialog(page)).toContainText('3 new dives');
    await expect(dialog(page)).toContainText('3 points of dive profiles');
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(1)).toContainText('2026/05/05');
    await expect(rows(page).nth(1)).toContainText('Canyon');
    await expect(rows(page).nth(1)).toContainText('59.1 ft · 18 m');
    await expect(rows(page).nth(1)).toContainText('42 min');
    await dialog(page).getByRole('button', { name: 'Import 3 dives' }).click();
    await expect(toast(page, '3 dives imported.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    // The row has the minutes of the preview, and the end that they lead to.
    const row = page.getByRole('tabpanel').getByRole('link').filter({ hasText: 'Canyon' });
    await expect(row).toContainText('Dive 2');
    await expect(row).toContainText('09:30 – 10:12');
    await expect(row).toContainText('59.1 ft · 18 m · 42 min');

    await choose(page, week);
    await expect(dialog(page)).toContainText('No new dives');
    await expect(dialog(page)).toContainText('3 duplicates');
    for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();
    const known = rows(page)
      .first()
      .getByRole('link', { name: /^Already in the logbook/ });
    await expect(known).toHaveAttribute('href', /\/admin\/booklog\/[\da-f-]{36}$/);
    await expect(dialog(page).getByRole('button', { name: 'Import 0 dives' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();

    await page.keyboard.press('z');
    await expect(toast(page, 'The imported dives are in the trash for a day.')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('Canyon')).toBeHidden();
  });

  test('takes a dropped file, chosen dives, other times and numbers', async ({ page }) => {
    await openLogbook(page);
    await drop(page, page.getByRole('tabpanel'), week);
    await expect(rows(page)).toHaveCount(3);
    await boxes(page).first().uncheck();
    await dialog(page).getByLabel('Add hours to all times').fill('25');
    await expect(dialog(page)).toContainText('such as 5:30, from -24 to 24.');
    await expect(dialog(page).getByRole('button', { name: 'Import 2 dives' })).toBeDisabled();
    await dialog(page).getByLabel('Add hours to all times').fill('14:30');
    await dialog(page).getByLabel('Renumber from').fill('48');
    await expect(rows(page).nth(1)).toContainText('48');
    await expect(rows(page).nth(1)).toContainText('2026/05/06');
    await expect(rows(page).nth(1)).toContainText('00:00');
    const sent = page.waitForRequest((request) => /imports\/[^/]+$/.test(request.url()));
    await dialog(page).getByRole('button', { name: 'Import 2 dives' }).click();
    expect((await sent).postDataJSON()).toEqual({
      take: [2, 3],
      shiftHours: 14,
      shiftMinutes: 30,
      firstNumber: 48,
    });
    await expect(toast(page, '2 dives imported.')).toBeVisible();
    await page.getByRole('tabpanel').getByText('Canyon').click();
    await expect(page.getByText('Dive 48')).toBeVisible();
  });

  test('by keyboard alone, from the choice to the undo', async ({ page }) => {
    await openLogbook(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import dives' }).press('Enter');
    await (await chooser).setFiles(week);
    await expect(rows(page)).toHaveCount(3);
    await pressUntilFocused(page, 'Tab', boxes(page).first());
    await page.keyboard.press('Space');
    await pressUntilFocused(page, 'Shift+Tab', dialog(page).getByLabel('Renumber from'));
    await page.keyboard.type('48');
    await page.keyboard.press('Enter');
    await expect(toast(page, '2 dives imported.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Import dives' })).toBeFocused();
    await page.keyboard.press('z');
    await expect(toast(page, 'The imported dives are in the trash for a day.')).toBeVisible();
  });

  test('a second Enter sends nothing, even before the first has been rendered', async ({
    page,
  }) => {
    await openLogbook(page);
    await choose(page, week);
    const submit = dialog(page).getByRole('button', { name: 'Import 3 dives' });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await submit.evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit();
      button.form?.requestSubmit();
    });
    await expect(toast(page, '3 dives imported.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(sent.filter((call) => /^POST .*\/imports\/[^/]+$/.test(call))).toHaveLength(1);
  });

  test('the same file in two tabs is imported once', async ({ page, context }) => {
    await openLogbook(page);
    const other = await context.newPage();
    await other.goto(page.url());
    for (const tab of [page, other]) {
      await choose(tab, week);
      await expect(dialog(tab)).toContainText('3 new dives');
    }
    // While one is imported, the other would be asked to wait.
    await dialog(page).getByRole('button', { name: 'Import 3 dives' }).click();
    await expect(dialog(page)).toBeHidden();
    await dialog(other).getByRole('button', { name: 'Import 3 dives' }).click();
    await expect(dialog(other).getByText('3 dives were refused:')).toBeVisible();
    await expect(dialog(other)).toContainText('This dive is in the logbook already.');
    await expect(page.getByRole('tabpanel').getByText('Canyon')).toHaveCount(1);
  });

  test('a file that cannot be read is explained, and another one can be chosen', async ({
    page,
  }) => {
    await openLogbook(page);
    const broken = { ...week, buffer: Buffer.from(week.buffer.subarray(0, 400)) };
    await choose(page, broken);
    await expect(dialog(page).getByRole('alert')).toContainText(/damaged in line \d/);
    const chooser = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click();
    await (await chooser).setFiles(week);
    await expect(rows(page)).toHaveCount(3);
  });

  test('a failed import keeps what was chosen', async ({ page }) => {
    await openLogbook(page);
    await choose(page, week);
    await boxes(page).first().uncheck();
    await page.route(/\/imports\/[^/]+$/, (route) => route.abort(), { times: 1 });
    const button = dialog(page).getByRole('button', { name: 'Import 2 dives' });
    await button.click();
    await expect(toast(page, /./)).toBeVisible();
    await expect(boxes(page).first()).not.toBeChecked();
    await button.click();
    await expect(toast(page, '2 dives imported.')).toBeVisible();
  });

  test('dives that are refused are shown', async ({ page }) => {
    await openLogbook(page);
    await page.route(/\/imports\/[^/]+$/, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { results: object[] } };
      const [first, ...others] = body.data.results;
      const refused = {
        ...first,
        ok: false,
        id: null,
        message: 'This dive is in the logbook already.',
      };
      return route.fulfill({
        json: { ...body, data: { ...body.data, results: [refused, ...others] } },
      });
    });
    await choose(page, week);
    await dialog(page).getByRole('button', { name: 'Import 3 dives' }).click();
    await expect(dialog(page)).toContainText('2 dives imported.');
    await expect(dialog(page)).toContainText('1 dive was refused:');
    await expect(dialog(page)).toContainText('This dive is in the logbook already.');
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog(page)).toBeHidden();
  });

  test('a thousand dives can be chosen from', async ({ page }) => {
    test.slow();
    await openLogbook(page);
    const dives = Array.from({ length: 1000 }, (_, at) => ({
      day: (at % 28) + 1,
      site: `Site ${at}`,
    }));
    await choose(page, diveFile(dives));
    await expect(dialog(page)).toContainText('28 new dives');
    await boxes(page).last().click();
    await expect(dialog(page).getByRole('button', { name: 'Import 29 dives' })).toBeVisible();
  });
});

test('the logbook is downloaded in three formats', async ({ page }) => {
  await openLogbook(page);
  const uddf = await downloaded(page, 'Download logbook as UDDF');
  const [, username = ''] = /^(.+)-\d{4}-\d\d-\d\d\.uddf$/.exec(uddf.name) ?? [];
  await expect(page.getByText(`@${username}`, { exact: true }).first()).toBeVisible();
  const stem = `${username}-${today()}`;
  expect(uddf.name).toBe(`${stem}.uddf`);
  expect(uddf.text).toContain('<uddf');
  const ssrf = await downloaded(page, 'Download logbook as Subsurface');
  expect(ssrf.name).toBe(`${stem}.ssrf`);
  expect(ssrf.text).toContain('<divelog');
  const csv = await downloaded(page, 'Download logbook as CSV');
  expect(csv.name).toBe(`${stem}.csv`);
  expect(csv.text).toContain('maxDepth [ft]');
});

test('each list is downloaded as CSV with its search and filters', async ({ page }) => {
  await page.goto('/admin/users?search=mar&page=1');
  const total = await page.getByText(/^\d+ users?$/).innerText();
  const users = await downloaded(page, 'Download CSV');
  expect(users.name).toBe(`users-${today()}.csv`);
  expect(users.text.startsWith('\uFEFFid,username,')).toBe(true);
  expect(users.text).toContain('Ada Marsh');
  const asked = page.waitForRequest('**/api/exports/divelogs.csv?*');
  await page.goto('/admin/booklog?isWreck=true&search=reef');
  expect((await downloaded(page, 'Download CSV')).name).toBe(`divelogs-${today()}.csv`);
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
    isWreck: 'true',
    query: 'reef',
  });
  expect(Number.parseInt(total, 10)).toBeGreaterThan(0);
  for (const list of ['posts', 'certifications', 'tickets']) {
    await page.goto(`/admin/${list}`);
    const name = list === 'certifications' ? 'certificates' : list;
    expect((await downloaded(page, 'Download CSV')).name).toBe(`${name}-${today()}.csv`);
  }
});

specTest(
  'the specification’s backend: CSV of the lists, and no files of logbooks',
  async ({ page }) => {
    await page.goto('/admin/users');
    const users = await downloaded(page, 'Download CSV');
    expect(users.name).toBe(`users-${today()}.csv`);
    expect(users.text.startsWith('\uFEFFid,username,')).toBe(true);
    const ids = users.text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(ids.length).toBeGreaterThan(9);
    expect(new Set(ids).size).toBe(ids.length);
    await page.goto('/admin/users/2/dive-logs');
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import dives' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'Download logbook' })).toBeHidden();
  },
);

import type { Page } from '@playwright/test';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Dive Logs' }).getByRole('article');

/** The values of the log in these tests; the others are as in the demo data. */
const values = {
  maxDepth: 66,
  averageDepth: 42,
  waterTemp: 77,
  startPSI: 2900,
  endPSI: 870,
  weight: 12,
  visibilityValue: 80,
  visibilityUnit: 'ft',
};

/** Saves the values of these tests in the first dive log. */
async function prepareLog(page: Page) {
  const staff = await staffCalls(page);
  const logs = await staff.list<{ id: string; userId: string }>('divelogs?freediveOrScuba=SCUBA');
  const [{ id, userId } = { id: '', userId: '' }] = logs;
  await staff.change('PUT', `divelogs/${id}`, values);
  const address = `/admin/booklog/${id}`;
  return { id, userId, staff, address, form: `${address}/edit` };
}

/** The first dive log, prepared, with metric units. */
async function prepareMetric(page: Page) {
  const prepared = await prepareLog(page);
  await choose(page, 'Metric');
  return prepared;
}

/** The form of that dive log. */
async function openMetricForm(page: Page) {
  const { form } = await prepareMetric(page);
  await page.goto(form);
  return form;
}

/** What Save sends. */
async function savedBody(page: Page, label: string): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: label }).click();
  return (await sent).postDataJSON();
}

async function choose(page: Page, name: 'As recorded' | 'Metric' | 'Imperial'): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByRole('radio', { name, exact: true }).check();
}

test('the choice is kept, also in the page that the server renders, and can be taken back', async ({
  page,
  context,
}) => {
  await page.goto('/admin/settings');
  await expect(page.getByRole('radio', { name: 'As recorded' })).toBeChecked();
  await page.getByRole('radio', { name: 'Metric' }).check();
  const view = async () => (await context.cookies()).find(({ name }) => name === 'view')?.value;
  expect(await view()).toBe('en.system.metric.UTC');
  const answer = await page.reload();
  expect(await answer?.text()).toContain('data-rendered-as="en.system.metric.UTC"');
  await expect(page.getByRole('radio', { name: 'Metric' })).toBeChecked();
  await page.getByRole('radio', { name: 'As recorded' }).check();
  expect(await view()).toBe('en.system.UTC');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'As recorded' })).toBeChecked();
});

test('a rendered page already has the chosen units, and hydration changes nothing', async ({
  page,
}) => {
  const { address, form } = await prepareMetric(page);
  for (const path of ['/admin/booklog?freediveOrScuba=SCUBA', address, form]) {
    const answer = await page.goto(path);
    const html = (await answer?.text()) ?? '';
    expect(html, path).toContain('data-rendered-as="en.system.metric.UTC"');
    expect(html, path).toContain(path.endsWith('edit') ? 'Maximum depth (m)' : '20.1 m');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('without a choice each number is first in the unit of its record', async ({ page }) => {
  const { address, form } = await prepareLog(page);
  await page.goto('/admin/booklog?freediveOrScuba=SCUBA');
  await expect(cards(page).first()).toContainText(/66 ft\s*20\.1 m.*25 °C\s*77 °F/s);
  await page.goto(address);
  await expect(page.getByRole('figure')).toContainText('66 ft · 20.1 m');
  await page.goto(form);
  await expect(page.getByLabel('Maximum depth (ft)')).toHaveValue('66');
});

const shown = {
  Metric: {
    card: /20\.1 m\s*66 ft.*25 °C\s*77 °F/s,
    figure: /20\.1 m · 66 ft/,
    tick: /10 m\s*32\.8 ft/,
    tank: /60 bar · 870 psi.*140 bar · 2,030 psi.*200 bar · 2,900 psi/s,
    facts: ['5.4 kg · 12 lb', '25 °C · 77 °F', '24.4 m · 80 ft'],
    field: ['Maximum depth (m)', '20.1', '= 66 ft'],
  },
  Imperial: {
    card: /66 ft\s*20\.1 m.*77 °F\s*25 °C/s,
    figure: /66 ft · 20\.1 m/,
    tick: /30 ft\s*9\.1 m/,
    tank: /870 psi · 60 bar.*2,030 psi · 140 bar.*2,900 psi · 200 bar/s,
    facts: ['12 lb · 5.4 kg', '77 °F · 25 °C', '80 ft · 24.4 m'],
    field: ['Maximum depth (ft)', '66', '= 20.1 m'],
  },
} as const;

for (const units of ['Metric', 'Imperial'] as const) {
  test(`${units} leads on the card, the page and in the form`, async ({ page }) => {
    const { card, figure, tick, tank, facts, field } = shown[units];
    const { address, form } = await prepareLog(page);
    await choose(page, units);
    await page.goto('/admin/booklog?freediveOrScuba=SCUBA');
    await expect(cards(page).first()).toContainText(card);
    await page.goto(address);
    await expect(page.getByRole('figure')).toContainText(figure);
    await expect(page.getByRole('figure')).toContainText(tick);
    await expect(page.getByRole('region', { name: 'Tank' })).toContainText(tank);
    const recorded = page.getByRole('definition');
    for (const fact of facts)
      await expect(recorded.filter({ hasText: fact }).first()).toBeVisible();
    const [label, value, other] = field;
    await page.goto(form);
    await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(other);
    await expect(page.getByLabel('Visibility (ft)')).toHaveValue('80');
  });
}

test('the chosen unit leads on the tab of the user and in the history', async ({ page }) => {
  const { address, id, userId, staff } = await prepareLog(page);
  await staff.change('PUT', `divelogs/${id}`, { maxDepth: 98 });
  await choose(page, 'Metric');
  await page.goto(address);
  await page.getByRole('button', { name: 'History' }).click();
  const changes = page.getByRole('table', { name: 'What was changed' }).first();
  await expect(changes.getByRole('cell')).toHaveText(['20.1 m · 66 ft', '29.9 m · 98 ft']);
  await page.goto(`/admin/users/${userId}/dive-logs`);
  await expect(page.getByRole('tabpanel').getByText('29.9 m · 98 ft')).toBeVisible();
});

test('in Arabic the chosen unit leads, and Arabic words and digits are understood', async ({
  page,
}) => {
  const { address, form } = await prepareMetric(page);
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.goto(address);
  await expect(page.getByRole('figure')).toContainText('20.1 م · 66 قدم');
  await page.goto(form);
  const depth = page.getByLabel('أقصى عمق (متر)');
  await expect(depth).toHaveValue('20.1');
  await depth.fill('٩٨ قدم');
  await expect(depth).toHaveAccessibleDescription('= 29.9 م');
  await page.getByLabel('الأثقال (كغ)').fill('٥٫٥');
  await page.getByLabel('حرارة الماء (°م)').fill('30 كغ');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('اكتب هنا درجة °م أو °ف، مثل 20 °م أو 68 °ف.')).toBeVisible();
  await page.getByLabel('حرارة الماء (°م)').fill('٢٠ °م');
  expect(await savedBody(page, 'حفظ')).toEqual({
    maxDepth: 98,
    weight: 5.5 / 0.45359237,
    waterTemp: 68,
  });
});

test('a saved form keeps what was not touched, and converts what was typed', async ({ page }) => {
  const form = await openMetricForm(page);
  await page.getByLabel('Maximum depth (m)').fill('30');
  await page.getByLabel('Maximum depth (m)').fill('20.1');
  await page.getByLabel('Average depth (m)').fill('12,5');
  await page.getByLabel('Start pressure (bar)').fill('3000 psi');
  await expect(page.getByLabel('Start pressure (bar)')).toHaveAccessibleDescription('= 207 bar');
  await page.getByLabel('Comments').fill('Corrected.');
  expect(await savedBody(page, 'Save')).toEqual({
    averageDepth: 12.5 / 0.3048,
    startPSI: 3000,
    comments: 'Corrected.',
  });
  await expect(page.getByRole('figure')).toContainText('20.1 m · 66 ft');
  await page.goto(form);
  await expect(page.getByLabel('Average depth (m)')).toHaveValue('12.5');
});

test('what cannot be read stays in the field, with the reason and bounds in the chosen unit', async ({
  page,
}) => {
  await openMetricForm(page);
  const fields = [
    ['Maximum depth (m)', '30 kg', 'Write metres or feet here, such as 30 m or 98 ft.'],
    ['Weight (kg)', '5 bar', 'Write kg or lb here, such as 5 kg or 12 lb.'],
    ['End pressure (bar)', '1,500 psi', 'A comma before three digits can mean two things.'],
    ['Average depth (m)', 'deep', 'Must Be a Number'],
  ] as const;
  for (const [label, text] of fields) await page.getByLabel(label).fill(text);
  await page.getByLabel('Water temperature (°C)').fill('45');
  await page.getByRole('button', { name: 'Save' }).click();
  for (const [label, text, reason] of fields) {
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
  await expect(page.getByLabel('Maximum depth (m)')).toBeFocused();
  await expect(
    page.getByText('Water is rarely colder than -2.2 °C or warmer than 40 °C.'),
  ).toBeVisible();
});

test('a concurrent save is shown in the chosen unit', async ({ page }) => {
  await openMetricForm(page);
  await page.getByLabel('Maximum depth (m)').fill('98 ft');
  await page.route('**/api/divelogs/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const saved = { ...body.data, maxDepth: 33, updatedAt: '2030-01-01T00:00:00.000Z' };
    return route.fulfill({ json: { ...body, data: saved } });
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const choice = page.getByRole('group', { name: 'Maximum depth (m)' });
  await expect(choice.getByRole('radio', { name: 'Yours 98 ft' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Saved now 10.1' }).check();
  await expect(page.getByLabel('Maximum depth (m)', { exact: true })).toHaveValue('10.1');
});

test('390 px are wide enough for the settings and the form', async ({ page }) => {
  const { address, form } = await prepareMetric(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/admin/settings', form, address]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

import type { DiveLog } from '@buddyline/domain/dive-log';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aDiveLog, anEntry } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

type Units = 'metric' | 'imperial';

const figure = page.getByRole('figure');
const card = page.getByRole('list', { name: 'Dive Logs' }).getByRole('article').first();
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = page.getByRole('button', { name: 'Save' });

/** Opens a page of a dive log, with the chosen units. */
async function open(
  part: 'list' | 'log' | 'form',
  { units, locale = 'en' }: { units?: Units; locale?: 'en' | 'ar' } = {},
) {
  if (units) localStorage.setItem('units', units);
  const log = aDiveLog();
  const path = { list: '', log: `/${log.id}`, form: `/${log.id}/edit` }[part];
  const records = { diveLogs: [log] };
  const panel = await renderPage(`/admin/booklog${path}`, { records, locale });
  /** What the last save has sent. */
  const saved = (): Partial<DiveLog> => {
    const call = panel.backend.sent.findLast((one) => one.startsWith('PUT')) ?? '{}';
    return JSON.parse(call.slice(call.indexOf('{')));
  };
  return { log, saved, ...panel };
}

const imperial = {
  card: /66 ft\s*20\.1 m.*77 °F\s*25 °C/s,
  figure: /66 ft · 20\.1 m/,
  tick: /30 ft\s*9\.1 m/,
  tank: /870 psi · 60 bar.*2,030 psi · 140 bar.*2,900 psi · 200 bar/s,
  facts: ['12 lb · 5.4 kg', '77 °F · 25 °C', '80 ft · 24.4 m'],
  field: ['Maximum depth (ft)', '66', '= 20.1 m'],
} as const;
const metric = {
  card: /20\.1 m\s*66 ft.*25 °C\s*77 °F/s,
  figure: /20\.1 m · 66 ft/,
  tick: /10 m\s*32\.8 ft/,
  tank: /60 bar · 870 psi.*140 bar · 2,030 psi.*200 bar · 2,900 psi/s,
  facts: ['5.4 kg · 12 lb', '25 °C · 77 °F', '24.4 m · 80 ft'],
  field: ['Maximum depth (m)', '20.1', '= 66 ft'],
} as const;

it('without a choice each number is first in the unit of its record', async () => {
  await open('list');
  await expect.element(card).toMatchTextContent(imperial.card);
  await card.getByRole('link').first().click();
  await expect.element(figure).toMatchTextContent(imperial.figure);
  await expect.element(figure).toMatchTextContent(imperial.tick);
  await page.getByRole('link', { name: 'Edit Log' }).click();
  await expect.element(field('Maximum depth (ft)')).toHaveValue('66');
});

it.each([
  { units: 'metric', shown: metric },
  { units: 'imperial', shown: imperial },
] as const)('$units units lead on the card, the page and in the form', async ({ units, shown }) => {
  await open('list', { units });
  await expect.element(card).toMatchTextContent(shown.card);
  await card.getByRole('link').first().click();
  await expect.element(figure).toMatchTextContent(shown.figure);
  await expect.element(figure).toMatchTextContent(shown.tick);
  await expect.element(page.getByRole('region', { name: 'Tank' })).toMatchTextContent(shown.tank);
  for (const fact of shown.facts) {
    await expect
      .element(page.getByRole('definition').filter({ hasText: fact }).first())
      .toBeVisible();
  }
  await page.getByRole('link', { name: 'Edit Log' }).click();
  const [label, value, other] = shown.field;
  await expect.element(field(label)).toHaveValue(value);
  await expect.element(field(label)).toHaveAccessibleDescription(other);
  await expect.element(field('Visibility (ft)')).toHaveValue('80');
});

it('the chosen unit leads on the tab of the user and in the history', async () => {
  const { log, backend } = await open('log', { units: 'metric' });
  const changes = { maxDepth: { from: 66, to: 98 } };
  backend.records.activity.push(
    anEntry({ noun: 'dive-logs', verb: 'update', itemId: log.id, changes }),
  );
  await page.getByRole('button', { name: 'History' }).click();
  const table = page.getByRole('table', { name: 'What was changed' });
  await expect.element(table).toMatchTextContent(/20\.1 m · 66 ft.*29\.9 m · 98 ft/s);
  await page.getByRole('link', { name: 'View Diver Profile' }).click();
  await page.getByRole('tab', { name: /Dive Logs/ }).click();
  await expect.element(page.getByRole('tabpanel').getByText('20.1 m · 66 ft')).toBeVisible();
});

it('in Arabic the chosen unit leads', async () => {
  await open('log', { units: 'metric', locale: 'ar' });
  await expect.element(figure).toMatchTextContent(/20\.1 م · 66 قدم/);
});

it('Arabic words and digits are understood', async () => {
  const { saved } = await open('form', { units: 'metric', locale: 'ar' });
  const depth = field('أقصى عمق (متر)');
  const temperature = field('حرارة الماء (°م)');
  await expect.element(depth).toHaveValue('20.1');
  await depth.fill('٩٨ قدم');
  await expect.element(depth).toHaveAccessibleDescription('= 29.9 م');
  await field('الأثقال (كغ)').fill('٥٫٥');
  await temperature.fill('30 كغ');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect.element(page.getByText('اكتب هنا درجة °م أو °ف، مثل 20 °م أو 68 °ف.')).toBeVisible();
  await temperature.fill('٢٠ °م');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect.poll(saved).toEqual({ maxDepth: 98, weight: 5.5 / 0.45359237, waterTemp: 68 });
});

it('a saved form keeps what was not touched, and converts what was typed', async () => {
  const { saved } = await open('form', { units: 'metric' });
  const pressure = field('Start pressure (bar)');
  await field('Maximum depth (m)').fill('30');
  await field('Maximum depth (m)').fill('20.1');
  await field('Average depth (m)').fill('12,5');
  await pressure.fill('3000 psi');
  await expect.element(pressure).toHaveAccessibleDescription('= 207 bar');
  await field('Comments').fill('Corrected.');
  await save.click();
  await expect
    .poll(saved)
    .toEqual({ averageDepth: 12.5 / 0.3048, startPSI: 3000, comments: 'Corrected.' });
  await expect.element(figure).toMatchTextContent(/20\.1 m · 66 ft/);
  await page.getByRole('link', { name: 'Edit Log' }).click();
  await expect.element(field('Average depth (m)')).toHaveValue('12.5');
});

it('what cannot be read stays in the field, with the reason and bounds in the chosen unit', async () => {
  await open('form', { units: 'metric' });
  const fields = [
    ['Maximum depth (m)', '30 kg', 'Write metres or feet here, such as 30 m or 98 ft.'],
    ['Weight (kg)', '5 bar', 'Write kg or lb here, such as 5 kg or 12 lb.'],
    ['End pressure (bar)', '1,500 psi', 'A comma before three digits can mean two things.'],
    ['Average depth (m)', 'deep', 'Must Be a Number'],
  ] as const;
  for (const [label, text] of fields) await field(label).fill(text);
  await field('Water temperature (°C)').fill('45');
  await save.click();
  for (const [label, text, reason] of fields) {
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(field(label)).toHaveValue(text);
  }
  await expect.element(field('Maximum depth (m)')).toHaveFocus();
  await expect
    .element(page.getByText('Water is rarely colder than -2.2 °C or warmer than 40 °C.'))
    .toBeVisible();
});

it('a concurrent save is shown in the chosen unit', async () => {
  const { log } = await open('form', { units: 'metric' });
  await field('Maximum depth (m)').fill('98 ft');
  Object.assign(log, { maxDepth: 33, updatedAt: '2030-01-01T00:00:00.000Z' });
  await save.click();
  const choice = page.getByRole('group', { name: 'Maximum depth (m)' });
  await expect.element(choice.getByRole('radio', { name: 'Yours 98 ft' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Saved now 10.1' }).click();
  const depth = page.getByRole('textbox', { name: 'Maximum depth (m)', exact: true });
  await expect.element(depth).toHaveValue('10.1');
});

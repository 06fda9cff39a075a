import type { DiveLog } from '@buddyline/domain/dive-log';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../../tests/backend/answers.ts';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aDiveLog, aUser, ownedBy } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { toasts } from '../../../../tests/toasts.ts';

const view = page.getByRole('heading', { name: 'View Dive Log' });
const save = page.getByRole('button', { name: 'Save' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const field = (name: string) => page.getByLabelText(name);

async function openForm(values: Partial<DiveLog> = {}) {
  const log = aDiveLog(values);
  const panel = await renderPage(`/admin/booklog/${log.id}/edit`, { records: { diveLogs: [log] } });
  await expect.element(page.getByRole('heading', { name: 'Edit Dive Log' })).toBeVisible();
  await expect.element(field('Site')).toBeVisible();
  return { log, ...panel };
}

it('the form of a dive log names the diver', async () => {
  const mira = aUser({ fullName: 'Mira Haddad' });
  const diveLogs = [aDiveLog(ownedBy(mira))];
  await renderPage('/admin/booklog', { records: { users: [mira], diveLogs } });
  await page.getByRole('list', { name: 'Dive Logs' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit Log' }).click();
  await expect.element(page.getByRole('heading', { name: 'Edit Dive Log' })).toBeVisible();
  await expect.element(page.getByText('logged by Mira Haddad')).toBeVisible();
});

it('sends only changed fields, and empty ones as null', async () => {
  const { backend, log } = await openForm();
  await field('Maximum depth').fill('');
  await field('Weight').fill('٠');
  await field('Time in').fill('910');
  await page.getByRole('checkbox', { name: 'Cave' }).click();
  await field('Comments').fill('Corrected.');
  await expect.element(field('Time in')).toHaveValue('09:10');
  await save.click();
  await expect.element(toasts.getByText('Dive log updated.')).toBeVisible();
  await expect.element(view).toBeVisible();
  await expect.element(page.getByText('Corrected.')).toBeVisible();
  const changes = {
    weight: 0,
    maxDepth: null,
    isCave: true,
    timeIn: '09:10',
    comments: 'Corrected.',
  };
  expect(sentTo(backend)).toEqual([changes]);
  expect(log).toMatchObject(changes);
});

it('a click on a recorded value opens the form at its field, whose text is selected', async () => {
  const log = aDiveLog({ maxDepth: 66 });
  await renderPage(`/admin/booklog/${log.id}`, { records: { diveLogs: [log] } });
  await page.getByTitle('Edit Maximum depth').click();
  await expect.element(field('Maximum depth')).toHaveFocus();
  await userEvent.keyboard('70{Control>}{Enter}{/Control}');
  await expect.element(view).toBeVisible();
  expect(log.maxDepth).toBe(70);
  await page.getByTitle('Edit Max depth').click();
  await expect.element(field('Maximum depth')).toHaveFocus();
});

it('a save without a change sends nothing', async () => {
  const { backend } = await openForm();
  await save.click();
  await expect.element(view).toBeVisible();
  expect(sentTo(backend)).toEqual([]);
});

it('shows warnings while typing, the value in the other unit, and errors for invalid numbers', async () => {
  await openForm();
  const depth = field('Maximum depth (ft)');
  await depth.fill('20');
  await expect.element(page.getByText('= 6.1 m')).toBeVisible();
  await field('Average depth').fill('50');
  const warning = page.getByText('The average depth is greater than the maximum depth.').first();
  await expect.element(warning).toBeVisible();
  await depth.fill('abc');
  await expect.element(warning).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText('Must Be a Number')).toBeVisible();
  await expect.element(depth).toHaveFocus();
});

it('swapped coordinates can be corrected', async () => {
  await openForm();
  const question = page.getByText('Are latitude and longitude swapped?');
  await field('Latitude').fill('120.5');
  await field('Longitude').fill('13.5');
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Swap latitude and longitude' }).click();
  await expect.element(field('Latitude')).toHaveValue('13.5');
  await expect.element(field('Longitude')).toHaveValue('120.5');
  await expect.element(question).not.toBeInTheDocument();
});

it('a link asks before changes are lost; Cancel discards them', async () => {
  await openForm();
  await field('Site').fill('Somewhere else');
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Users').click();
  const popup = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await popup.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(field('Site')).toHaveValue('Somewhere else');
  await cancel.click();
  await expect.element(view).toBeVisible();
  await expect.element(page.getByText('Somewhere else')).not.toBeInTheDocument();
});

it('a concurrent save shows both values, and the person chooses', async () => {
  const { log } = await openForm();
  await field('Site').fill('Mine');
  Object.assign(log, { site: 'Theirs', updatedAt: '2030-01-01T00:00:00.000Z' });
  await save.click();
  await expect.element(page.getByText('Somebody else saved this meanwhile')).toBeVisible();
  await page.getByRole('radio', { name: /Theirs/ }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Site', exact: true }))
    .toHaveValue('Theirs');
});

it('a missing log redirects to the list', async () => {
  const { address } = await renderPage('/admin/booklog/gone/edit');
  await expect.poll(address).toBe('/admin/booklog');
});

it('an error of the backend stays on the page of the form', async () => {
  const backend = new Backend();
  backend.on('GET /divelogs/:id', () => refusal(500, 'The sea is rough.'));
  const { address } = await renderPage('/admin/booklog/failing/edit', { backend });
  await expect.element(page.getByRole('alert').getByText('The sea is rough.')).toBeVisible();
  expect(address()).toBe('/admin/booklog/failing/edit');
});

/** What was saved. */
function sentTo({ sent }: Backend): unknown[] {
  const saves = sent.filter((call) => call.startsWith('PUT /divelogs/'));
  return saves.map((call) => JSON.parse(call.slice(call.indexOf('{'))));
}

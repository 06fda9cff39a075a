import type { DiveLog } from '@buddyline/domain/dive-log';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { aDiveLog, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { overflow } from '../../../tests/phone.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const mira = aUser({ fullName: 'Mira Haddad' });
const profile = page.getByRole('figure', { name: 'Profile of the dive' });

async function openLog(values: Partial<DiveLog> = {}) {
  const log = aDiveLog({ ...ownedBy(mira), ...values });
  const records = { users: [mira], diveLogs: [log] };
  const panel = await renderPage(`/admin/booklog/${log.id}`, { records });
  await expect.element(page.getByRole('heading', { name: 'Log page' })).toBeVisible();
  return panel;
}

it('shows the key facts in both units, the profile, the tank, the map', async () => {
  const { address } = await openLog({ isWreck: true, usedComputer: false });
  expect(document.title).toMatch(/.+ · View Dive Log · Buddyline$/);
  await expect.element(page.getByRole('heading', { name: 'View Dive Log' })).toBeVisible();
  await expect
    .element(profile)
    .toMatchTextContent(/in 09:30.*out 10:14.*66 ft · 20\.1 m.*bottom time 44 min/);
  const tank = page.getByRole('region', { name: 'Tank' });
  await expect.element(tank).toMatchTextContent(/2,900 psi · 200 bar/);
  const map = page.getByRole('img', { name: 'World map with the dive site marked' });
  await expect.element(map).toBeVisible();
  await expect.element(page.getByText('77 °F · 25 °C').first()).toBeVisible();
  const conditions = page.getByRole('list', { name: 'Conditions' });
  await expect.element(conditions).toMatchTextContent(/Wreck/);
  await expect.element(conditions).not.toMatchTextContent(/Computer/);
  await page.getByRole('link', { name: 'View Diver Profile' }).click();
  await expect.poll(address).toBe(`/admin/users/${mira.id}/posts`);
});

it('unlikely values show a warning', async () => {
  await openLog({ averageDepth: 90, maxDepth: 60, endPSI: 3500, startPSI: 3000 });
  const findings = page.getByRole('region', { name: 'Worth a check' });
  for (const text of [
    'The average depth is greater than the maximum depth.',
    'The end pressure is higher than the start pressure.',
  ]) {
    await expect.element(findings.getByText(text)).toBeVisible();
  }
});

it('a log without values still has a page', async () => {
  const empty = Object.fromEntries(
    `site location maxDepth averageDepth startPSI endPSI latitude pg timeIn timeOut bottomTime
     timeThisDive comments date waterTemp Owner`
      .split(/\s+/)
      .map((name) => [name, null]),
  );
  await openLog({ ...empty, exposureGear: [], usedComputer: false });
  await expect.element(page.getByRole('heading', { name: 'Unnamed site' }).first()).toBeVisible();
  for (const text of [
    'No depth recorded',
    'No position recorded',
    'No gear recorded',
    'Nothing written down',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
});

it('Delete and Delete Log show the same popup, and Confirm leads to the list', async () => {
  const diveLogs = many(8, (n) => aDiveLog({ site: `Site ${n}` }));
  const { address, backend } = await renderPage('/admin/booklog?page=2', {
    records: { diveLogs },
  });
  await page.getByRole('link', { name: 'Site 7' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Dive Log' });
  await expect
    .element(popup)
    .toMatchTextContent(/Are you sure about deleting the Dive Log\?.*Site 7/s);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Delete Log' }).click();
  const [, id] = /booklog\/([^?]+)/.exec(address()) ?? [];
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts.getByText('Dive log deleted.')).toBeVisible();
  await expect.poll(address).toBe('/admin/booklog?page=2');
  expect(backend.called('DELETE')).toEqual([`DELETE /divelogs/${id}`]);
});

it('a page of a log that does not exist says so', async () => {
  await renderPage('/admin/booklog/00000000-0000-7000-8000-000000000000');
  await expect.element(page.getByText('There is no such dive log.')).toBeVisible();
});

it('printed, the page is light and without navigation', async () => {
  const root = document.documentElement;
  root.dataset['theme'] = 'dark';
  await openLog();
  expect(getComputedStyle(root).colorScheme).toBe('dark');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => {
    delete root.dataset['theme'];
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
  await expect.poll(() => getComputedStyle(root).colorScheme).toBe('light');
  await expect.element(profile).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation', { name: 'Sections' }),
    page.getByRole('link', { name: 'Edit Log' }),
    page.getByRole('button', { name: 'Delete Log' }),
  ]) {
    await expect.element(hidden).not.toBeInTheDocument();
  }
});

const log = aDiveLog({ isWreck: true });

it.each([
  { path: `/admin/booklog/${log.id}/edit`, width: 320 },
  { path: `/admin/booklog/${log.id}`, width: 320 },
  { path: '/admin/booklog?isWreck=true', width: 320 },
  { path: '/admin/settings', width: 390, units: 'metric' },
  { path: `/admin/booklog/${log.id}/edit`, width: 390, units: 'metric' },
  { path: `/admin/booklog/${log.id}`, width: 390, units: 'metric' },
])('$width px are wide enough for $path', async ({ path, width, units }) => {
  if (units) localStorage.setItem('units', units);
  await renderPage(path, { records: { diveLogs: [log] } });
  await page.viewport(width, 640);
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(overflow()).toBe(0);
});

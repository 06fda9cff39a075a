import { diveLogFlags } from '@buddyline/domain/dive-log';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDiveLog, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { suggestionsOf } from '../../../tests/suggestions.ts';

const cards = page.getByRole('list', { name: 'Dive Logs', exact: true }).getByRole('article');
const chip = (name: string) => page.getByRole('button', { name: `${name} Remove` });
const openFilters = () => page.getByRole('button', { name: 'Filters', exact: true }).click();
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const label = (name: string) => page.getByLabelText(name, { exact: true });

async function openList(query = '', diveLogs = many(14, () => aDiveLog())) {
  return renderPage(`/admin/booklog${query}`, { records: { diveLogs } });
}

async function openPanel() {
  const panel = await openList();
  await openFilters();
  return panel;
}

it('has six cards, a count and pages', async () => {
  const { address } = await openList();
  await expect.element(page.getByText('14 dive logs', { exact: true })).toBeVisible();
  expect(document.title).toBe('Dive Logs · Buddyline');
  expect(cards.elements()).toHaveLength(6);
  await expect.element(cards.first()).toMatchTextContent(/66 ft.*77 °F.*25 °C/s);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(address).toBe('/admin/booklog?page=2');
  await expect.poll(() => cards.elements().length).toBe(6);
});

const choices = {
  'Dive Type': ['Any', 'Scuba', 'Free Dive'],
  Condition: ['Any', 'None', 'Mild', 'Strong'],
  'Visibility Unit': ['Any', 'ft', 'm'],
};
const filters = {
  isWreck: 'true',
  isSalt: 'true',
  freediveOrScuba: 'SCUBA',
  currentCondition: 'MILD',
  visibilityUnit: 'm',
  timeIn: '800',
  timeOut: '1800',
};

it('every filter is written to the URL', async () => {
  const { address } = await openList('?page=3');
  await openFilters();
  const kinds = page.getByRole('group', { name: 'Kind of dive' }).getByRole('checkbox');
  await expect.poll(() => kinds.elements().length).toBe(diveLogFlags.length);
  const names = ['Wreck', 'Reef', 'Training', 'Search Recovery', 'Cave', 'Fresh', 'Salt'];
  for (const name of [...names, 'Shore', 'Boat', 'Computer', 'Scooter', 'Camera']) {
    await expect.element(box(name)).not.toBeChecked();
  }
  for (const [name, texts] of Object.entries(choices)) {
    const options = label(name).getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual(texts);
  }
  await box('Wreck').click();
  await box('Salt').click();
  await label('Dive Type').selectOptions('Scuba');
  await label('Condition').selectOptions('Mild');
  await label('Visibility Unit').selectOptions('m');
  await page.getByLabelText('Time in').fill('800');
  await expect.poll(address).toMatch(/timeIn=800/);
  await page.getByLabelText('Time out').fill('1800');
  await expect.poll(address).toMatch(/timeOut=1800/);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(filters);
});

it('a URL with every filter asks for it, and shows its chips and fields', async () => {
  const asked = new URLSearchParams(filters);
  const { backend } = await openList(`?${asked}`);
  for (const name of ['Wreck', 'Salt', 'Scuba', 'Condition: Mild', 'In from 08:00']) {
    await expect.element(chip(name)).toBeVisible();
  }
  // The chips are those of the URL, and may be there before the list is asked for.
  const sent = () => {
    const [, query] = backend.called('GET /divelogs?')[0]?.split('?') ?? [];
    return Object.fromEntries(new URLSearchParams(query));
  };
  await expect.poll(sent).toMatchObject({ ...filters, page: '1', limit: '6' });
  await openFilters();
  await expect.element(box('Wreck')).toBeChecked();
  await expect.element(label('Dive Type')).toHaveValue('SCUBA');
  await expect.element(page.getByLabelText('Time out')).toHaveValue(1800);
});

it('a chip removes its filter, Clear filters removes all, and Back restores them', async () => {
  const { address, goBack } = await openList('?isWreck=true&isSalt=true&search=reef');
  await chip('Wreck').click();
  await expect.poll(address).toBe('/admin/booklog?isSalt=true&search=reef');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/admin/booklog');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  goBack();
  await expect.element(chip('Salt')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('reef');
});

it('the date is masked, ISO is accepted, and 02/31 is rejected', async () => {
  const { address } = await openPanel();
  await expect.element(label('Date')).toHaveAttribute('placeholder', '##/##/####');
  await label('Date').click();
  await userEvent.keyboard('02312026');
  await expect.element(label('Date')).toHaveValue('02/31/2026');
  await expect.element(page.getByText('This is not a day of the calendar.')).toBeVisible();
  expect(address()).toBe('/admin/booklog');
  await label('Date').fill('2026-05-14');
  await expect.element(label('Date')).toHaveValue('05/14/2026');
  await expect.poll(address).toBe('/admin/booklog?date=2026-05-14');
  await expect.element(chip('Date: 2026/05/14')).toBeVisible();
  await page.getByLabelText('Time in').fill('2460');
  await expect.element(page.getByText('Write a time from 0 to 2359')).toBeVisible();
  expect(address()).toBe('/admin/booklog?date=2026-05-14');
});

it('an incomplete date stays in the field, which says that it is not applied', async () => {
  const { address } = await openPanel();
  const hint = 'Filters once the day is whole: MM/DD/YYYY';
  await label('Date').fill('06/2026');
  await expect.element(label('Date')).toHaveAccessibleDescription(hint);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(label('Date'))
    .toHaveAccessibleDescription(/This is not a day of the calendar\./);
  await expect.element(label('Date')).toHaveValue('06/2026');
  expect(address()).toBe('/admin/booklog');
  await label('Date').clear();
  await userEvent.keyboard('06/14/20');
  await expect.element(label('Date')).toHaveAccessibleDescription(hint);
});

it('an empty result says so', async () => {
  await openList('?search=no-site-is-called-like-this');
  await expect.element(page.getByText('No Dive logs To Show.')).toBeVisible();
});

it('depths are understood in both units, kept in the URL, and removed with their chips', async () => {
  const { address, goBack } = await openPanel();
  await label('Min depth (ft)').fill('30 m');
  await expect.element(page.getByText('98.4 ft = 30 m')).toBeVisible();
  await expect.poll(address).toMatch(/depthFrom=98\.43/);
  await label('Max depth (ft)').fill('110');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toMatch(/depthTo=110/);
  const least = chip('98.4 ft or deeper');
  await expect.element(chip('Down to 110 ft')).toBeVisible();
  await least.click();
  await expect.poll(address).toBe('/admin/booklog?depthTo=110');
  goBack();
  await expect.element(least).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/admin/booklog');
});

it('an impossible or a reversed range is said in a sentence', async () => {
  const { address } = await openPanel();
  await label('Min depth (ft)').fill('5000 ft');
  await userEvent.tab();
  await expect.element(page.getByText('Write a depth from 0 to 396 m')).toBeVisible();
  await label('Dive date from').fill('05/14/1850');
  await expect.element(page.getByText('Write a day from 1901 to 2078')).toBeVisible();
  await label('Dive date from').fill('05/14/2026');
  await expect.poll(address).toMatch(/dateFrom=2026-05-14/);
  await label('Dive date to').fill('05/13/2026');
  await expect.element(page.getByText('The last day is before the first one.')).toBeVisible();
  await expect.element(page.getByText('so no dive is between them')).toBeVisible();
  await expect.element(page.getByText('No Dive logs To Show.')).toBeVisible();
});

it('the deepest dive is first, a chip names the order, and the implausible are found', async () => {
  const shallow = many(7, () => aDiveLog({ maxDepth: 50, averageDepth: 42 }));
  const odd = aDiveLog({ maxDepth: 20, averageDepth: 42 });
  const { address } = await openList('', [...shallow, odd, aDiveLog({ maxDepth: 131 })]);
  await openFilters();
  await label('Order').selectOptions('Deepest first');
  await expect.poll(address).toBe('/admin/booklog?sort=depth');
  await expect.element(page.getByRole('button', { name: 'Deepest first' })).toBeVisible();
  await expect.element(cards.first()).toMatchTextContent(/131 ft/);
  await label('Plausibility').selectOptions('Worth a check');
  await expect.poll(address).toBe('/admin/booklog?sort=depth&findings=true');
  await expect.element(cards).toMatchTextContent(/20 ft/);
});

it('a diver is found by name, and only their dives are listed', async () => {
  const mira = aUser({ username: 'mira.reef', fullName: 'Mira Haddad' });
  const diveLogs = [...many(7, () => aDiveLog()), aDiveLog(ownedBy(mira))];
  const { address } = await renderPage('/admin/booklog', { records: { users: [mira], diveLogs } });
  await openFilters();
  await label('Diver').fill('mira.reef');
  await expect.poll(() => suggestionsOf(label('Diver'))).toContain('@mira.reef');
  await label('Diver').fill('@mira.reef');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/admin/booklog?userId=${mira.id}`);
  await expect.element(chip('Diver: Mira Haddad')).toBeVisible();
  await expect.element(cards).toMatchTextContent(/Mira Haddad/);
});

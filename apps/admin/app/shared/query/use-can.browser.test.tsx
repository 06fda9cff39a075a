import { type Verb, verbs } from '@buddyline/domain/rights';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const sections = page.getByRole('navigation', { name: 'Sections' });
const bar = page.getByRole('region', { name: 'Selected items' });

const openUsers = (rights: Verb[] | null) =>
  renderPage('/admin/users', { records: { users: [aUser({ username: 'mira' })], rights } });

it.each([
  ['the backend announces all rights', [...verbs]],
  ['the backend announces none', null],
])('where %s, all sections and actions are there', async (_case, rights) => {
  await openUsers(rights);
  await expect.element(page.getByRole('button', { name: 'Delete user @mira' })).toBeVisible();
  expect(sections.getByRole('link').elements()).toHaveLength(7);
});

it('sections that a person may not read, and what they may not do, are not offered', async () => {
  const without: Verb[] = ['tickets.read', 'trash.read', 'users.delete', 'users.export'];
  await openUsers(verbs.filter((verb) => !without.includes(verb)));
  await expect.element(page.getByRole('link', { name: 'Edit user @mira' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Activity', exact: true })).toBeVisible();
  await expect.element(sections.getByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
  // The specification names this one, so it stays.
  await expect
    .element(page.getByRole('button', { name: 'Delete user @mira' }))
    .toHaveAttribute('aria-disabled', 'true');
  const absent = [
    page.getByRole('link', { name: 'Trash', exact: true }),
    page.getByRole('button', { name: 'Download CSV' }),
  ];
  for (const action of absent) await expect.element(action).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect.element(bar.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('a role without rights may do nothing', async () => {
  await openUsers([]);
  await expect.element(sections.getByRole('link', { name: 'Users' })).not.toBeInTheDocument();
  await expect.element(sections.getByRole('link', { name: 'Settings' })).toBeVisible();
});

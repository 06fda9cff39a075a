import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { aCertificate, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const mira = aUser({ username: 'mira' });
const table = page.getByRole('table', { name: 'Certifications' });
const last = table.getByRole('row').last();

let backend: Backend;

beforeEach(() => {
  const certificates = many(12, (n) =>
    aCertificate({ title: `Course ${n}`, fileResourceId: `file-${n}`, ...ownedBy(mira) }),
  );
  backend = new Backend({ certificates });
});

async function openList() {
  const panel = await renderPage('/admin/certifications', { backend });
  await expect.poll(() => table.getByRole('row').elements()).toHaveLength(11);
  return panel;
}

it('the list has ten rows and a count, and documents open in a new tab', async () => {
  await openList();
  await expect.poll(() => document.title).toBe('Certifications · Buddyline');
  const headers = table.getByRole('columnheader').elements();
  expect(headers.map((header) => header.textContent)).toEqual([
    'User',
    'Title',
    'Created At',
    'Actions',
  ]);
  await expect.element(page.getByText('12 certificates')).toBeVisible();
  const document1 = page.getByRole('link', { name: 'View document of Course 1', exact: true });
  await expect.element(document1).toHaveAttribute('target', '_blank');
  await expect
    .element(document1)
    .toHaveAttribute(
      'href',
      `/admin/certifications/${backend.records.certificates[0]?.id}/document`,
    );
});

it('the list says which divers are verified, if the backend does', async () => {
  backend.records.certificates.splice(
    0,
    3,
    aCertificate({ title: 'Seen', isOwnerVerified: true }),
    aCertificate({ title: 'New', isOwnerVerified: false }),
    aCertificate({ title: 'Elsewhere', isOwnerVerified: undefined }),
  );
  await openList();
  const says = (title: string) =>
    table.getByRole('row').filter({ hasText: title }).getByRole('rowheader');
  await expect.element(says('Seen')).toMatchTextContent(/Verified$/);
  await expect.element(says('New')).toMatchTextContent(/Not Verified$/);
  await expect.element(says('Elsewhere')).not.toMatchTextContent(/Verified/);
});

it('search and page are in the URL, and an empty result shows a message', async () => {
  const { address } = await openList();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(address).toBe('/admin/certifications?page=2');
  await expect.element(page.getByRole('link', { name: 'Course 12', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search certificates' }).fill('no such thing');
  await expect.poll(address).toBe('/admin/certifications?search=no+such+thing');
  await expect.element(page.getByText('No Certificates To Show.')).toBeVisible();
});

it('an empty list shows another message than an empty result', async () => {
  await renderPage('/admin/certifications');
  await expect.element(page.getByText('No Certificate To Show.')).toBeVisible();
});

it('a delete asks for confirmation and removes the row', async () => {
  await openList();
  await last.getByRole('button', { name: 'Delete certificate Course 10' }).click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Certificate' });
  await expect.element(popup).toMatchTextContent(/Course 10 · @mira/);
  await expect.element(popup).toMatchTextContent(/You can restore it for 30 days\./);
  await expect.element(popup.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts).toMatchTextContent(/Certificate deleted\./);
  await expect
    .element(page.getByRole('link', { name: 'Course 10', exact: true }))
    .not.toBeInTheDocument();
  await expect.element(page.getByText('11 certificates')).toBeVisible();
});

it('a certificate without a file has no link to a document', async () => {
  backend.records.certificates = [aCertificate({ title: 'On paper' })];
  await renderPage('/admin/certifications', {
    records: { certificates: backend.records.certificates },
  });
  await expect.element(page.getByRole('link', { name: 'On paper' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'No File Provided.' })).toBeDisabled();
});

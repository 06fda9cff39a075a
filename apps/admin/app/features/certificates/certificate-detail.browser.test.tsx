import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { aCertificate, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const mira = aUser({ username: 'mira', fullName: 'Mira Haddad' });
const certificate = aCertificate({
  title: 'Rescue Diver',
  fileResourceId: 'card',
  updatedAt: '2026-10-03T10:00:00.000Z',
  ...ownedBy(mira),
});
const own = `/admin/certifications/${certificate.id}`;
const picture = page.getByRole('img', { name: 'Document of Rescue Diver' });
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let backend: Backend;

beforeEach(() => {
  backend = new Backend({ users: [mira], certificates: [{ ...certificate }] });
  const bytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));
  backend.on('HEAD /files/:id', () => ({ file: new Blob([bytes], { type: 'image/png' }) }));
});

const open = (address = own) => renderPage(address, { backend });

it('a certificate shows its dates and its owner, and leads to their profile', async () => {
  const { address } = await open();
  for (const [fact, value] of [
    ['Title', 'Rescue Diver'],
    ['Created At', '2026/10/02, 08:15:00 AM'],
    ['Updated At', '2026/10/03, 10:00:00 AM'],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: fact });
    await expect.element(term).toBeVisible();
    expect(term.element().nextElementSibling?.textContent).toBe(value);
  }
  await expect.element(page.getByRole('heading', { name: 'Owner' })).toBeVisible();
  await page.getByRole('link', { name: 'View User Profile' }).click();
  await expect.poll(address).toBe(`/admin/users/${mira.id}/posts`);
});

it('a certificate without an update or a file says both', async () => {
  backend.records.certificates = [];
  const bare = aCertificate();
  await renderPage(`/admin/certifications/${bare.id}`, { records: { certificates: [bare] } });
  await expect.element(page.getByText('Not Updated Yet.')).toBeVisible();
  await expect.element(page.getByText('No File Provided.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View Full Document' }))
    .not.toBeInTheDocument();
});

it('a picture is shown as an image, here and in a window of its own', async () => {
  await open();
  await expect.element(picture).toHaveAttribute('src', '/api/files/card');
  const full = page.getByRole('link', { name: 'View Full Document' });
  await expect.element(full).toHaveAttribute('href', `${own}/document`);
  await expect.element(full).toHaveAttribute('target', '_blank');
});

it('the window of a document has it, its title and a download', async () => {
  await open(`${own}/document`);
  await expect.element(picture).toHaveAttribute('src', '/api/files/card');
  await expect.element(page.getByRole('heading', { name: 'Rescue Diver' })).toBeVisible();
  const download = page.getByRole('link', { name: 'Download' });
  await expect.element(download).toHaveAttribute('download');
  await expect.element(download).toHaveAttribute('href', '/api/files/card');
});

it('a failed look for a file can be repeated, and a missing file shows a message', async () => {
  backend.on('HEAD /files/:id', () => ({ status: 503 }));
  await open();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Error Occur Please Try Again/);
  backend.on('HEAD /files/:id', () => ({ status: 404 }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No File Provided.')).toBeVisible();
});

it('an unknown certificate shows a message', async () => {
  await open('/admin/certifications/00000000-0000-7000-8000-000000000000');
  await expect.element(page.getByText('No Certificate To Show.')).toBeVisible();
});

it('a delete on its page returns to the page of the list that led there', async () => {
  backend.records.certificates.push(...many(12, (n) => aCertificate({ title: `Course ${n}` })));
  const { address, goBack } = await open('/admin/certifications?page=2');
  const gone = page.getByRole('link', { name: 'Course 10', exact: true });
  await gone.click();
  await page.getByRole('button', { name: 'Delete Certificate', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts).toMatchTextContent(/Certificate deleted\./);
  await expect.poll(address).toBe('/admin/certifications?page=2');
  await expect.element(page.getByRole('link', { name: 'Course 11', exact: true })).toBeVisible();
  await expect.element(gone).not.toBeInTheDocument();
  // Back skips the page of the deleted certificate.
  goBack();
  await expect.element(page.getByRole('table', { name: 'Certifications' })).toBeVisible();
  expect(address()).toBe('/admin/certifications?page=2');
});

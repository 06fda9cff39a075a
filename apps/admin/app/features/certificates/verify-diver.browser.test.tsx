import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCertificate, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { middleOf } from '../../../tests/hurry/mouse.ts';
import { clickOnceChanged } from '../../../tests/hurry/second-click.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const heading = page.getByRole('heading', { level: 1 });
const verify = page.getByRole('button', { name: 'Mark diver as verified' });
/** Of a list of unverified divers with another one. */
const verifyAndGoOn = page.getByRole('button', { name: 'Verify & next' });

it('a diver is marked as verified from their certificate, by its key, and it is undone', async () => {
  const user = aUser();
  const certificate = aCertificate(ownedBy(user));
  const { backend } = await renderPage(`/admin/certifications/${certificate.id}`, {
    records: { users: [user], certificates: [certificate] },
  });
  backend.makeUndoable('PUT /users/admin/:id');
  await expect.element(verify).toBeEnabled();
  heading.element().focus();
  await userEvent.keyboard('v');
  await expect.element(page.getByText('The diver is verified')).toBeVisible();
  expect(user.isVerified).toBe(true);
  await expect.element(toasts.getByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(toasts.getByText(/^Undone\./)).toBeVisible();
  await expect.element(verify).toBeEnabled();
});

it('certificates are gone through by keys, over the end of a page', async () => {
  const certificates = many(12, (n) => aCertificate({ title: `Course ${n}` }));
  const { address } = await renderPage('/admin/certifications', { records: { certificates } });
  await page.getByRole('row').nth(10).getByRole('link').first().click();
  const place = (n: number) => `/admin/certifications/${certificates[n - 1]?.id}?at=${n}`;
  await expect.poll(address).toBe(place(10));
  const position = page.getByRole('navigation', { name: 'Certificates of this list' });
  await expect.element(position).toMatchTextContent('10 of 12');
  await expect.element(position.getByRole('link', { name: 'Next certificate' })).toBeVisible();
  heading.element().focus();
  await userEvent.keyboard('n');
  await expect.poll(address).toBe(place(11));
  await expect.element(position).toMatchTextContent('11 of 12');
  await expect.element(position.getByRole('link', { name: 'Previous certificate' })).toBeVisible();
  await userEvent.keyboard('k');
  await expect.poll(address).toBe(place(10));
});

it('a second click in haste says who is verified, and leaves the next diver as they are', async () => {
  const users = ['Mira Haddad', 'Omar Deep'].map((fullName) => aUser({ fullName }));
  const certificates = users.map((user, at) =>
    aCertificate({ title: `Course ${at + 1}`, ...ownedBy(user) }),
  );
  const { backend, address, goBack } = await renderPage('/admin/certifications?verified=false', {
    records: { users, certificates },
  });
  backend.makeUndoable('PUT /users/admin/:id');
  await page.getByRole('link', { name: 'Course 1' }).click();
  await expect.element(verifyAndGoOn).toBeEnabled();
  const first = address();
  const hasClickedAgain = clickOnceChanged(await middleOf(verifyAndGoOn, backend));
  await verifyAndGoOn.click();
  await expect.poll(hasClickedAgain).toBe(true);
  expect(address()).not.toBe(first);
  const main = page.getByRole('main');
  await expect.element(verify).toBeEnabled();
  await expect.element(page.getByText(/Mira Haddad\u2069 verified\./)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  goBack();
  await expect.element(main.getByText(/Mira Haddad\u2069 verified\./)).toBeVisible();
  expect(backend.called('PUT ')).toHaveLength(1);
});

it('a key leads to the next unverified diver, from any list', async () => {
  const users = ['Mira', 'Omar', 'Lena', 'Ravi'].map((fullName, at) =>
    aUser({ fullName, isVerified: at === 1 }),
  );
  const certificates = users.map((user, at) =>
    aCertificate({ title: `Course ${at + 1}`, ...ownedBy(user) }),
  );
  const { address } = await renderPage('/admin/certifications', {
    records: { users, certificates },
  });
  const place = (n: number, at: number) =>
    `/admin/certifications/${certificates[n - 1]?.id}?verified=false&at=${at}`;
  await page.getByRole('link', { name: 'Course 1' }).click();
  await expect.element(page.getByRole('link', { name: 'Next unverified diver' })).toBeVisible();
  await expect.element(verify).toBeEnabled();
  heading.element().focus();
  // Omar is verified.
  await userEvent.keyboard('u');
  await expect.poll(address).toBe(place(3, 2));
  await expect.element(page.getByText('Course 3').first()).toBeVisible();
  await expect.element(verifyAndGoOn).toBeEnabled();
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Next unverified diver' }).click();
  await expect.poll(address).toBe(place(4, 3));
});

it('a certificate that is deleted leads to the next one of the unverified', async () => {
  const users = ['Mira', 'Omar'].map((fullName) => aUser({ fullName }));
  const certificates = users.map((user, at) =>
    aCertificate({ title: `Course ${at + 1}`, ...ownedBy(user) }),
  );
  const next = certificates[1]?.id;
  const { address } = await renderPage('/admin/certifications?verified=false', {
    records: { users, certificates },
  });
  await page.getByRole('link', { name: 'Course 1' }).click();
  await expect.element(verifyAndGoOn).toBeEnabled();
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Certificate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(address).toContain(`/${next}?verified=false`);
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { Backend } from '../../../tests/backend/backend.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const email = page.getByLabelText('Email');
const send = page.getByRole('button', { name: 'Send the link' });
const newPassword = page.getByLabelText('New password', { exact: true });
const set = page.getByRole('button', { name: 'Set the password' });
const token = 'x'.repeat(43);

const open = (path: string, backend = new Backend()) =>
  renderPage(`/panel/${path}`, { backend, isSignedIn: false });

/** A backend that keeps what is sent with a link. */
function withSent() {
  const backend = new Backend();
  const sent: object[] = [];
  backend.on('POST /auth/reset-password', ({ json }) => {
    sent.push(json);
    return { message: 'User Password is Changed Successfully.' };
  });
  return { backend, sent };
}

it('asks for the address, and says what happens, the same for every address', async () => {
  const { address, backend } = await open('login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await email.fill('nobody');
  await send.click();
  await expect.element(page.getByText('Enter a whole email address')).toBeVisible();
  await expect.element(email).toHaveFocus();
  expect(backend.called('POST')).toEqual([]);
  await email.fill('nobody@buddyline.example');
  await send.click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(
      'If nobody@buddyline.example belongs to a member of staff, an email is on its way.',
    );
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect.poll(address).toBe('/panel/login');
});

it('where the backend sends no mail, the page says who can help', async () => {
  const backend = new Backend({ features: [] });
  await open('forgot-password', backend);
  await expect.element(page.getByText('admin:reset-password')).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
});

it('where the backend has no features, the page says who can help', async () => {
  const backend = new Backend();
  backend.on('GET /meta', () => refusal(404, 'Not found.'));
  await open('forgot-password', backend);
  await expect.element(page.getByText('admin:reset-password')).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
});

it('the link leaves no trace in the address, and sets the password', async () => {
  const { backend, sent } = withSent();
  const entries = history.length;
  await open(`reset-password#${token}`, backend);
  await expect.element(newPassword).toBeVisible();
  await expect.poll(() => location.href).not.toContain('#');
  expect(history.length).toBe(entries);
  await newPassword.fill('short');
  await set.click();
  await expect.element(page.getByText('At least 6 characters')).toBeVisible();
  await expect.element(newPassword).toHaveFocus();
  expect(sent).toEqual([]);
  await newPassword.fill('another-safe-dive');
  await set.click();
  await expect.element(page.getByRole('status')).toMatchTextContent('Sign in with the new one.');
  expect(sent).toEqual([{ token, newPassword: 'another-safe-dive' }]);
});

it('a link without its end says so', async () => {
  await open('reset-password');
  await expect.element(page.getByText('This link is not complete.')).toBeVisible();
});

it('a new link in the same tab replaces the old one', async () => {
  const { backend, sent } = withSent();
  await open(`reset-password#${token}`, backend);
  await newPassword.fill('typed-for-the-old');
  const other = 'y'.repeat(43);
  location.hash = other;
  await expect.poll(() => location.href).not.toContain('#');
  await expect.element(newPassword).toHaveValue('');
  await newPassword.fill('another-safe-dive');
  await set.click();
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(sent).toEqual([{ token: other, newPassword: 'another-safe-dive' }]);
});

it('a failing call shows its message, and can be tried again', async () => {
  const backend = new Backend();
  backend.on('POST /auth/forgot-password', () => refusal(429, 'Too many requests.'));
  await open('forgot-password', backend);
  await email.fill('ada@buddyline.example');
  await send.click();
  await expect.element(page.getByText('Too many requests.')).toBeVisible();
  await expect.element(send).toBeEnabled();
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../tests/render-page.tsx';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const signIn = page.getByRole('button', { name: 'Sign In', exact: true });

const openLogin = () => renderPage('/panel/login', { isSignedIn: false });

async function fillIn(typed: string): Promise<void> {
  await email.fill('admin@buddyline.example');
  await password.fill(typed);
}

it('the login page has everything the specification names', async () => {
  await openLogin();
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(document.title).toBe('Admin Login · Buddyline');
  await expect.element(page.getByText('Access the Buddyline admin dashboard')).toBeVisible();
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(page.getByLabelText('Remember me')).toBeChecked();
  await expect.element(signIn).toBeEnabled();
});

it('the password can be shown and hidden', async () => {
  await openLogin();
  const toggle = page.getByRole('button', { name: 'Show password' });
  await password.fill('secret');
  await expect.element(password).toHaveAttribute('type', 'password');
  await toggle.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

it('Sign In is disabled while submitting', async () => {
  const { backend, address } = await openLogin();
  await fillIn('dive-safe-always');
  const held = backend.hold('POST /auth/login');
  await signIn.click();
  await held.arrived();
  await expect.element(signIn).toBeDisabled();
  held.release();
  await expect.poll(address).toBe('/admin/dashboard');
});

it("a rejected sign-in shows the server's message and stays on the page", async () => {
  const { address } = await openLogin();
  await fillIn('not the password');
  await signIn.click();
  const message = 'The e-mail or the password is wrong.';
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  expect(address()).toBe('/panel/login');
  // The message stays at the field after the toast has disappeared.
  await expect.element(password).toHaveAccessibleDescription(message);
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
});

it('an empty form is not sent, and the first field says why', async () => {
  const { backend, address } = await openLogin();
  await signIn.click();
  await expect.element(page.getByText('Enter your email address.')).toBeVisible();
  await expect.element(page.getByText('Enter your password.')).toBeVisible();
  await expect.element(email).toHaveFocus();
  await fillIn('dive-safe-always');
  await signIn.click();
  await expect.poll(address).toBe('/admin/dashboard');
  expect(backend.called('POST /auth/login')).toHaveLength(1);
});

it('Forgot password? leads to a form and back', async () => {
  const { address } = await openLogin();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.element(page.getByRole('heading', { name: 'Forgot password?' })).toHaveFocus();
  await expect.element(email).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect.poll(address).toBe('/panel/login');
});

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { firstRecoveryCode, rightCode } from '../../../tests/backend/two-step-routes.ts';
import { refusal } from '../../../tests/backend/answers.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { watchPasskeys, withApp } from '../../../tests/second-step.ts';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
const code = page.getByLabelText('Code', { exact: true });
async function giveThePassword() {
  const panel = await renderPage('/panel/login', {
    isSignedIn: false,
    records: { twoStep: withApp },
  });
  await email.fill('admin@buddyline.example');
  await password.fill('dive-safe-always');
  await signIn.click();
  await expect.element(code).toHaveFocus();
  return panel;
}

it('after the password, the login page asks for the code, by keyboard', async () => {
  const { address } = await giveThePassword();
  await expect.element(email).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/Enter the code\./);
  await userEvent.keyboard('000000{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/This code is wrong\./);
  await userEvent.keyboard(`${rightCode}{Enter}`);
  await expect.poll(address).toBe('/admin/dashboard');
  await expect.element(page.getByText('Logged in Successfully')).toBeVisible();
});

it('Back leads to the password, with everything typed; what took too long is said there', async () => {
  const { backend } = await giveThePassword();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(email).toHaveValue('admin@buddyline.example');
  await expect.element(password).toHaveValue('dive-safe-always');
  await signIn.click();
  await expect.element(code).toHaveFocus();
  const why = 'That took too long. Enter your password again.';
  backend.on('POST /auth/second-step', () => refusal(401, why, { code: 'second-step-ended' }));
  await code.fill(rightCode);
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription(why);
});

it('without the phone, a recovery code lets in', async () => {
  const { backend, address } = await giveThePassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = page.getByLabelText('Recovery code', { exact: true });
  await expect.element(recovery).toHaveFocus();
  await userEvent.keyboard(`${firstRecoveryCode}{Enter}`);
  await expect.poll(address).toBe('/admin/dashboard');
  const { token, remember } = { token: 'half-way', remember: true };
  const sent = JSON.stringify({ token, remember, recoveryCode: firstRecoveryCode });
  expect(backend.sent).toContain(`POST /auth/second-step ${sent}`);
});

/** Somebody types while their session ends; afterwards they can sign in. */
async function loseTheSession() {
  const { backend } = await renderPage('/admin/settings?edit', { records: { twoStep: withApp } });
  const bio = page.getByLabelText('Bio');
  await bio.fill('Half a sentence, 4');
  const calls = ['PUT /users/:id', 'GET /users/:id/profile', 'POST /auth/refresh-token'];
  const usual = calls.map((call) => [call, backend.usual(call)] as const);
  for (const call of calls) backend.on(call, () => refusal(401, 'Expired'));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect.element(dialog).toBeVisible();
  for (const [call, answering] of usual) backend.on(call, answering);
  return { bio, dialog };
}

it('a session that has ended is continued over the page with a passkey', async () => {
  const passkeys = watchPasskeys();
  passkeys.sign();
  const { bio, dialog } = await loseTheSession();
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bio).toHaveValue('Half a sentence, 4');
});

it('a session that has ended is continued over the page with both steps', async () => {
  const { bio, dialog } = await loseTheSession();
  await dialog.getByLabelText('Password', { exact: true }).fill('dive-safe-always');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByLabelText('Code', { exact: true })).toHaveFocus();
  await userEvent.keyboard(`${rightCode}{Enter}`);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bio).toHaveValue('Half a sentence, 4');
});

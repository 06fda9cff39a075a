import { features } from '@buddyline/domain/meta';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rightCode } from '../../../../tests/backend/two-step-routes.ts';
import { Backend } from '../../../../tests/backend/backend.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { graveBackend, withApp, withPasskeys } from '../../../../tests/second-step.ts';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const connect = page.getByRole('dialog', { name: 'Connect an authenticator app' });
const keep = page.getByRole('dialog', { name: 'Keep your recovery codes' });

it('is linked from Change Password', async () => {
  const { address } = await renderPage('/admin/settings');
  await main.getByRole('link', { name: 'Security: two-step sign-in and devices' }).click();
  await expect.poll(address).toBe('/admin/settings/security');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Security' })).toHaveFocus();
});

it('an app is connected with its first code, and the recovery codes are shown once', async () => {
  await renderPage('/admin/settings/security');
  await button('Connect an app').click();
  await expect.element(connect.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expect.element(connect.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expect.element(connect.getByLabelText('Code', { exact: true })).toHaveFocus();
  await userEvent.keyboard('000000{Enter}');
  await expect.element(connect.getByText('This code is wrong.')).toBeVisible();
  await connect.getByLabelText('Code', { exact: true }).fill(rightCode);
  await userEvent.keyboard('{Enter}');
  const codes = keep.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.elements().length).toBe(10);
  await userEvent.keyboard('{Escape}');
  const download = keep.getByRole('link', { name: 'Download' });
  await expect.element(download).toHaveAttribute('download', 'buddyline-recovery-codes.txt');
  await keep.getByRole('button', { name: 'I have kept them' }).click();
  await expect.element(keep).not.toBeInTheDocument();
  await expect.element(main.getByText('10 are left.', { exact: false })).toBeVisible();
  await expect.element(button('Connect another app')).toBeVisible();
});

it('new recovery codes replace the former, and it can be switched off', async () => {
  const { backend } = await renderPage('/admin/settings/security', {
    records: { twoStep: { ...withApp, recoveryCodesLeft: 3 } },
  });
  await expect.element(main.getByText('3 are left.', { exact: false })).toBeVisible();
  await button('Make new ones').click();
  await keep.getByRole('button', { name: 'I have kept them' }).click();
  await button('Switch off').click();
  const popup = page.getByRole('alertdialog', { name: 'Switch off two-step sign-in?' });
  await popup.getByRole('button', { name: 'Cancel' }).click();
  expect(backend.called('DELETE /auth/two-step')).toEqual([]);
  await button('Switch off').click();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(button('Connect an app')).toBeVisible();
});

it('a grave step asks for the password first', async () => {
  const { backend } = graveBackend('POST /auth/two-step/codes');
  await renderPage('/admin/settings/security', { backend });
  await button('Connect an app').click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabelText('Password', { exact: true }).fill('dive-safe-always');
  await userEvent.keyboard('{Enter}');
  await expect.element(connect).toBeVisible();
});

it('staff who need a second step are led here, and nowhere else', async () => {
  const backend = new Backend({
    requiresTwoStep: true,
    twoStep: { codesSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: true },
  });
  const { address } = await renderPage('/admin/dashboard', { backend });
  await expect.poll(address).toBe('/admin/settings/security');
  await expect
    .element(page.getByText('Your team uses two-step sign-in.', { exact: false }))
    .toBeVisible();
  // No link leads to a page that would lead back.
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect.poll(() => sections.elements().map((one) => one.textContent)).toEqual(['Settings']);
  await userEvent.keyboard('gu');
  await expect.poll(address).toBe('/admin/settings/security');
  await button('Connect an app').click();
  await connect.getByLabelText('Code', { exact: true }).fill(rightCode);
  await userEvent.keyboard('{Enter}');
  await keep.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect.poll(address).toBe('/admin/users');
});

it('without the feature there is no such page, and the sessions stay with the settings', async () => {
  const records = { features: features.filter((one) => one !== 'two-step' && one !== 'live') };
  await renderPage('/admin/settings', { records });
  await expect
    .element(page.getByRole('heading', { name: 'Where you are signed in' }))
    .toBeVisible();
  expect(
    main.getByRole('link', { name: 'Security: two-step sign-in and devices' }).elements(),
  ).toEqual([]);
});

it('passkeys are renamed and removed, the last second step with a word', async () => {
  const twoStep = withPasskeys('Laptop', 'Phone');
  const { backend } = await renderPage('/admin/settings/security', { records: { twoStep } });
  const list = main.getByRole('list', { name: 'Passkeys' });
  await expect.element(list.getByText('Not used yet', { exact: false })).toBeVisible();
  await button('Rename Laptop').click();
  const naming = page.getByRole('dialog', { name: 'Rename the passkey' });
  await naming.getByLabelText('Name', { exact: true }).fill(' ');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(naming.getByLabelText('Name', { exact: true }))
    .toHaveAccessibleDescription(/Give it a name\./);
  await userEvent.fill(naming.getByLabelText('Name', { exact: true }), 'Work laptop');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove Work laptop')).toBeVisible();
  const asking = page.getByRole('alertdialog');
  await button('Remove Phone').click();
  await expect.element(asking).toHaveAccessibleDescription(/^It no longer signs you in\./);
  await asking.getByRole('button', { name: 'Confirm' }).click();
  await button('Remove Work laptop').click();
  await expect.element(asking).toHaveAccessibleDescription(/^Two-step sign-in ends with it/);
  await asking.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(list).not.toBeInTheDocument();
  expect(backend.called('DELETE /auth/two-step/passkeys')).toHaveLength(2);
});

it('who would rather not confirm that it is them keeps the name that they gave a new passkey', async () => {
  const { backend } = graveBackend('POST /auth/two-step/passkeys/options');
  await renderPage('/admin/settings/security', { backend });
  await button('Add a passkey').click();
  const naming = page.getByRole('dialog', { name: 'Add a passkey' });
  const name = naming.getByLabelText('Name', { exact: true });
  await name.fill('Work laptop');
  await userEvent.keyboard('{Enter}');
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(proof).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Work laptop');
  const hint = 'Such as the device or the password manager that keeps it.';
  await expect.element(name).toHaveAccessibleDescription(hint);
});

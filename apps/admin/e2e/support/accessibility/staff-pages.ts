import { appCode } from '../authenticator.ts';
import { administrator } from '../sign-in.ts';
import type { StaffCalls } from '../staff-calls.ts';
import { expect } from '../test.ts';
import { everyMail } from './every-mail.ts';
import type { Walk } from './walk.ts';

/** The figures, and the sample of a backend without them. */
export async function walkDashboard({ page, open, look }: Walk): Promise<void> {
  await open('/admin/dashboard');
  const month = page.getByRole('slider');
  await month.focus();
  await look('dashboard, a month picked');
  // The chart's button is the first in its card.
  await page.getByRole('region').filter({ has: month }).getByRole('button').first().click();
  await expect(page.getByRole('table')).toBeVisible();
  await look('dashboard, the chart as a table');
  await page.route('**/api/meta', (route) => route.fulfill({ status: 404, json: {} }));
  await open('/admin/dashboard');
  await expect(month).toBeVisible();
  await look('dashboard, sample');
  await page.unroute('**/api/meta');
  // Those that ask for fallback pages keep the frame of a document from loading.
  await page.context().setExtraHTTPHeaders({});
}

/** Settings, with somebody's other devices, and an address without a page. */
export async function walkSettings({ page, open, look }: Walk): Promise<void> {
  for (const path of ['settings', 'settings?edit', 'settings/security', 'nothing-here']) {
    await open(`/admin/${path}`);
    if (path === 'settings/security') {
      await expect(page.getByRole('listitem').filter({ hasText: 'iPhone' })).toBeVisible();
    }
    await look(path);
  }
}

/** An app is connected, something grave is asked for, and the next sign-in has two steps. */
export async function walkSecurity({ page, open, look, said }: Walk): Promise<void> {
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')];
  const code = dialog.getByRole('textbox');
  await open('/admin/settings/security');
  await main.getByRole('button', { name: said.connectApp }).click();
  await expect(code).toBeVisible();
  await look('security, an app is connected');
  await code.fill(appCode(await dialog.getByRole('code').innerText()));
  await code.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await look('security, recovery codes');
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
  await look('security, with an app');
  const needsProof = { isSuccessful: false, message: 'Confirm.', code: 'proof-needed' };
  await page.route('**/api/auth/two-step/recovery-codes', (route) =>
    route.fulfill({ status: 403, json: needsProof }),
  );
  await main.getByRole('button').nth(2).click();
  await expect(dialog.getByLabel(said.password, { exact: true })).toBeFocused();
  await look('a proof, by password');
  // The last one closes the dialog.
  await dialog.getByRole('button').nth(-2).click();
  await expect(code).toBeFocused();
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await look('a proof, by code');
  await page.context().clearCookies({ name: /^(?:is_auth|role|refresh|files)$/ });
  await open('/panel/login');
  await page.getByRole('textbox').first().fill(administrator.email);
  await page.getByLabel(said.password, { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(said.password, { exact: true })).toBeHidden();
  await expect(page.getByRole('textbox')).toBeFocused();
  await look('login, the second step');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await look('login, the second step without a code');
}

export async function walkMails({ page, open, look }: Walk): Promise<void> {
  await page.route('**/api/mails?*', (route) =>
    route.fulfill({
      json: { isSuccessful: true, message: 'Done.', data: { data: everyMail(), next: null } },
    }),
  );
  await open('/admin/mails');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await look('mail');
}

export async function walkTrash({ page, open, look }: Walk, staff: StaffCalls): Promise<void> {
  const tickets = await staff.list<{ id: string }>('tickets?limit=2');
  for (const { id } of tickets) await staff.change('DELETE', `tickets/${id}`);
  await open('/admin/trash');
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect(row).toBeVisible();
  await look('trash');
  await row.getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
  await look('trash, preview');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await row.getByRole('button').last().click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await look('trash, delete for good');
}

/** Entries of one ticket each, the first twelve of them as one operation. */
const entries = Array.from({ length: 50 }, (_, index) => ({
  id: `0190a0b0-0000-7000-8000-${String(index).padStart(12, '0')}`,
  at: new Date(Date.UTC(2026, 5, 1, 12, 0, 60 - index)).toISOString(),
  actor: { id: '0190a0b0-0000-7000-8000-000000009999', name: 'Omar' },
  noun: 'tickets',
  verb: 'update',
  itemId: `0190a0b0-0000-7000-9000-${String(index).padStart(12, '0')}`,
  label: `Ticket ${index + 1}`,
  personId: null,
  changes: { status: { from: 'OPEN', to: 'CLOSED' } },
  counts: null,
  reason: null,
  operationId: index < 12 ? '0190a0b0-0000-7000-a000-000000000000' : null,
  canUndo: true,
}));

/** With open filters, changes and an operation. */
export async function walkActivity({ page, open, look, said }: Walk): Promise<void> {
  await page.route(/\/api\/activity\?/, (route) =>
    route.fulfill({
      json: {
        isSuccessful: true,
        message: 'Done',
        data: { data: entries, next: entries.at(-1)?.id },
      },
    }),
  );
  await open('/admin/activity?noun=tickets&from=2020-01-01');
  // Within the list: until its entries are there, the last closed button of the page is 'Filters'.
  const entriesOfAll = page.getByRole('main').getByRole('listitem');
  await entriesOfAll.getByRole('button', { expanded: false }).last().click();
  await page.getByRole('button', { name: said.filters, exact: true }).click();
  await expect(page.getByRole('combobox')).toHaveCount(4);
  await look('activity');
}

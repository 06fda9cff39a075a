import type { Page } from '@playwright/test';
import type { Mail } from '@buddyline/domain/mail';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { someMember } from '../support/people.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, dashboardTest as test } from '../support/test.ts';

const now = Date.now();
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

function mail(n: number, given: Partial<Mail>): Mail {
  return {
    id: `019ab2f4-6f0e-7c31-9a3e-0d5b8c7e4f2${n}`,
    template: 'password-changed',
    to: `diver-${n}@reef.example`,
    person: { id: '019ab1c2-3d4e-7f50-8a61-b2c3d4e5f607', name: `Diver ${n}` },
    status: 'sent',
    queuedAt: ago(n * 10),
    dueAt: null,
    attempts: 1,
    lastError: null,
    sentAt: ago(n * 10),
    failedAt: null,
    canSendAgain: false,
    ...given,
  };
}

/** Every state of a mail, which the demo's own mails do not have. */
const everyState = () => [
  mail(1, {}),
  mail(2, {
    status: 'waiting',
    sentAt: null,
    attempts: 2,
    dueAt: ago(-5),
    lastError: '450 4.2.1 Mailbox busy',
  }),
  mail(3, {
    status: 'failed',
    sentAt: null,
    failedAt: ago(29),
    lastError: '550 5.1.1 No such mailbox',
    canSendAgain: true,
  }),
  mail(4, {
    status: 'failed',
    person: null,
    template: 'of-a-newer-backend',
    sentAt: null,
    failedAt: ago(10),
    lastError: 'expired',
  }),
];

/** Answers the calls for mails in the browser; a mail that is sent again is on its way. */
async function answerMails(page: Page): Promise<void> {
  let mails = everyState();
  const answer = (message: string, data: unknown) => ({
    json: { isSuccessful: true, message, data },
  });
  await page.route('**/api/mails?*', (route) => {
    const status = new URL(route.request().url()).searchParams.get('status');
    const data = mails.filter((one) => status === null || one.status === status);
    return route.fulfill(answer('Done.', { data, next: null }));
  });
  await page.route('**/api/mails/*/send-again', (route) => {
    const id = route.request().url().split('/').at(-2);
    mails = mails.map((one) =>
      one.id === id ? { ...one, status: 'waiting', canSendAgain: false, dueAt: ago(0) } : one,
    );
    return route.fulfill(answer('The mail is on its way again.', null));
  });
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Mail', exact: true }).getByRole('listitem');

async function openByKeys(page: Page): Promise<void> {
  // The section has its keys once the panel knows that the backend has mail.
  await expect(page.getByRole('link', { name: /^(Mail|البريد)$/ })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await page.waitForURL('**/admin/mails');
}

test('the demo has no mail yet, and its page is in the sidebar', async ({ page }) => {
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mail', level: 1 })).toBeVisible();
  await expect(page.getByText('No Mail Yet.')).toBeVisible();
});

test('by keyboard alone: a failed mail is found and sent again', async ({ page }) => {
  await answerMails(page);
  await openByKeys(page);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(0)).toContainText('Password changed');
  await expect(rows(page).nth(0)).toContainText('Sent');
  await expect(rows(page).nth(1)).toContainText('2 attempts');
  await expect(rows(page).nth(1)).toContainText('On its way');
  await expect(rows(page).nth(2)).toContainText('550 5.1.1 No such mailbox');
  await expect(rows(page).nth(3)).toContainText('It expired before it could be sent.');
  await expect(
    rows(page)
      .nth(3)
      .getByRole('button', { name: /^Send again/ }),
  ).toBeHidden();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Diver 3' })).toBeFocused();
  await page.keyboard.press('Tab');
  const again = page.getByRole('button', { name: 'Send again to diver-3@reef.example' });
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The mail is on its way again.')).toBeVisible();
  await expect(rows(page).nth(2)).toContainText('On its way');
  await expect(again).toBeHidden();
});

test('a mail is read while its words are kept, and one with a code is not', async ({ page }) => {
  const { id, username } = await someMember(page);
  const staff = await staffCalls(page);
  const given = { kind: 'message', publicText: 'Please call us.' };
  const newest = rows(page).first();
  const dialog = page.getByRole('dialog', { name: 'Message of the team' });
  // It goes out after ten seconds.
  await expect(async () => {
    await staff.change('POST', `users/${id}/sanctions`, given);
    await page.goto(`/admin/mails?search=${username}`);
    await newest.getByRole('button', { name: /^Read the mail to / }).click();
    await expect(dialog).toContainText('Please call us.', { timeout: 5_000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(newest).toContainText('Sent');
  await newest.getByRole('button', { name: /^Read the mail to / }).click();
  await expect(dialog).toContainText('Its text was deleted');
  await page.keyboard.press('Escape');

  await page.request.post('/api/auth/forgot-password', {
    data: { email: 'admin@buddyline.example' },
  });
  // The mail is written after the answer.
  await expect.poll(() => staff.list('mails?search=admin@buddyline')).toHaveLength(1);
  await page.goto('/admin/mails?search=admin@buddyline');
  await rows(page)
    .getByRole('button', { name: /^Read the mail to / })
    .click();
  await expect(page.getByRole('dialog')).toContainText('It contains a code or a link');
});

test('whoever comes back to the tab sees what was sent meanwhile', async ({ page }) => {
  const { id, username } = await someMember(page);
  await page.goto(`/admin/mails?search=${username}`);
  await expect(page.getByText('No Mail Matches.')).toBeVisible();
  const staff = await staffCalls(page);
  await staff.change('POST', `users/${id}/sanctions`, { kind: 'message', publicText: 'Hello.' });
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(rows(page)).toContainText('Message of the team');
});

test('one state is shown at a time, and stays in the URL', async ({ page }) => {
  await answerMails(page);
  await openByKeys(page);
  const states = page.getByRole('group', { name: 'Status' });
  await states.getByRole('button', { name: 'Failed' }).click();
  await page.waitForURL('**/admin/mails?status=failed');
  await expect(rows(page)).toHaveCount(2);
  await states.getByRole('button', { name: 'All' }).click();
  await expect(rows(page)).toHaveCount(4);
});

for (const appearance of appearances) {
  test(`the page passes axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    test.slow();
    await answerMails(page);
    await setAppearance(page, appearance);
    await page.goto('/admin/dashboard');
    await openByKeys(page);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await expectNoFindings(page, 'mail');
  });
}

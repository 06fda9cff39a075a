import type { Certificate } from '@buddyline/domain/certificate';
import type { Post } from '@buddyline/domain/post';
import type { Ticket } from '@buddyline/domain/ticket';
import type { Page } from '@playwright/test';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { boxOf, expectAboveBar, expectInReach, phone, phoneBar } from '../support/phone-bar.ts';
import { bar as selectBar } from '../support/selection.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { shifts } from '../support/tickets/shifts.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { keepToast, toast } from '../support/toasts.ts';

test.use({ viewport: phone });

const lists = ['users', 'posts', 'certifications', 'booklog', 'tickets'];

/** The pages of an open ticket, a shown post, and the certificate of a diver who is not verified. */
async function records(page: Page) {
  const { list } = await staffCalls(page);
  const [ticket] = await list<Ticket>('tickets?status=OPEN');
  const [post] = await list<Post>('posts?hidden=false');
  const [certificate] = await list<Certificate>('certificates?verified=false');
  return {
    ticket: `/admin/tickets/${ticket?.id}`,
    post: `/admin/posts/${post?.id}`,
    certificate: `/admin/certifications/${certificate?.id}`,
    user: `/admin/users/${post?.userId}`,
  };
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test('the search of each list is in reach, its only search, and leaves the last row free', async ({
  page,
}) => {
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    const search = page.getByRole('searchbox');
    await expectInReach(search);
    await expectInReach(page.getByRole('button', { name: 'Filters', exact: true }));
    await expectInReach(page.getByRole('button', { name: 'Open the menu' }));
    await expect(page.getByRole('button', { name: 'Search everything' })).toBeHidden();
    const last = page.getByRole('navigation', { name: /^Pages of/ });
    await scrollToEnd(page);
    await expectAboveBar(page, last);
  }
  const unfocused = await boxOf(page.getByRole('searchbox'));
  await page.getByRole('searchbox').fill('depth');
  expect((await boxOf(page.getByRole('searchbox'))).width).toBeGreaterThan(unfocused.width);
  await expectInReach(page.getByRole('button', { name: 'Filters', exact: true }));
  await page.waitForURL('**/admin/tickets?search=depth');
  await expectInReach(page.getByRole('button', { name: 'Clear the search' }));
});

test('the filters, opened from the bottom of a long list, come into sight', async ({ page }) => {
  await page.goto('/admin/booklog');
  await page.getByRole('navigation', { name: /^Pages of/ }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Wreck' })).toBeInViewport();
});

test('the status of a ticket and its reply are in reach', async ({ page }) => {
  const { ticket } = await records(page);
  await page.goto(ticket);
  const status = page.getByRole('combobox', { name: 'Status' });
  await expectInReach(status);
  await status.selectOption('Closed');
  await keepToast(page, /./);
  await expectAboveBar(page, toast(page, /./));
  await expect(status).toHaveValue('CLOSED');
  await page.getByRole('button', { name: 'Write a reply' }).click();
  const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
  await expect(reply).toBeFocused();
  await expectAboveBar(page, reply);
});

test('after a ticket is closed, the next one of the list is in reach', async ({ page }) => {
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Closed');
  const next = page.getByRole('link', { name: 'Go on with the next ticket' });
  await expectInReach(next);
  const closed = page.url();
  await next.click();
  await page.waitForURL((url) => url.href !== closed);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('OPEN');
  await expectInReach(page.getByRole('button', { name: 'Write a reply' }));
});

test('the main act of each record is in reach; an open form has its place', async ({ page }) => {
  const { post, certificate, user } = await records(page);
  await page.goto(certificate);
  await expectInReach(page.getByRole('button', { name: 'Mark diver as verified' }));
  await page.goto(post);
  await expectInReach(page.getByRole('button', { name: 'Search everything' }));
  await expectInReach(page.getByRole('button', { name: 'Disable Post' }));
  await page.getByRole('button', { name: 'Disable Post' }).click();
  await expectInReach(page.getByRole('button', { name: 'Enable Post' }));

  await page.goto(user);
  const act = page.getByRole('button', { name: 'Take action' });
  await expectInReach(act);
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search comments' })).toBeVisible();
  await expectInReach(act);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expectInReach(page.getByRole('button', { name: 'Save Changes' }));
  await expectInReach(page.getByRole('button', { name: 'Cancel', exact: true }));
  const main = await boxOf(page.getByRole('main'));
  expect((await boxOf(act)).y).toBeLessThan(main.y + phone.height / 3);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectInReach(act);
});

test('Edit and Save of a dive log are in reach, and each focused field is above them', async ({
  page,
}) => {
  await page.goto('/admin/booklog');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expectInReach(page.getByRole('link', { name: 'Edit Log' }));
  await page.getByRole('link', { name: 'Edit Log' }).click();
  await expectInReach(page.getByRole('button', { name: 'Save', exact: true }));
  for (const field of ['Longitude', 'Visibility', 'Pressure group', 'Comments']) {
    const input = page.getByLabel(field).first();
    await input.focus();
    await expectAboveBar(page, input);
  }
});

test('selected items and what is said about them are above the bar', async ({ page }) => {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await selectBar(page).getByRole('checkbox').check();
  await expectAboveBar(page, selectBar(page));
  await expectInReach(page.getByRole('searchbox'));
  await scrollToEnd(page);
  const pages = await boxOf(page.getByRole('navigation', { name: /^Pages of/ }));
  expect(pages.y + pages.height).toBeLessThanOrEqual((await boxOf(selectBar(page))).y);
});

test('a keyboard reaches every link of a list above the bar', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('row').nth(9)).toBeVisible();
  for (let row = 1; row < 10; row += 1) {
    await page.keyboard.press('j');
    await expectAboveBar(page, page.getByRole('row').nth(row).getByRole('link').first());
  }
  await expect(page.getByRole('link', { name: 'Skip to the content' })).not.toBeInViewport();
});

test('nothing moves while a record loads', async ({ page }) => {
  const { ticket, post, certificate, user } = await records(page);
  for (const path of [ticket, post, certificate, user]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await shifts(page), path).toEqual([]);
  }
});

test('from 640 px up the bar is at the top and the page keeps its controls', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 844 });
  await page.goto('/admin/users');
  expect((await boxOf(phoneBar(page))).y).toBe(0);
  const search = await boxOf(page.getByRole('searchbox'));
  expect(search.y).toBeGreaterThan((await boxOf(page.getByRole('heading', { level: 1 }))).y);
  expect(search.y).toBeLessThan(phone.height / 3);
});

for (const appearance of appearances) {
  test(`pages with something in the bar pass axe, ${appearance.theme}, ${appearance.language}`, async ({
    page,
  }) => {
    const { ticket, post, certificate, user } = await records(page);
    await setAppearance(page, appearance);
    for (const path of ['/admin/users', '/admin/tickets', ticket, post, certificate, user]) {
      await page.goto(path);
      await expect(
        page
          .getByRole('heading', { level: 2 })
          .or(page.getByRole('article'))
          .or(page.getByRole('table'))
          .first(),
      ).toBeVisible();
      await expectNoFindings(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}

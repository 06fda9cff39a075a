import type { BrowserContext, Page } from '@playwright/test';
import type { Post } from '@buddyline/domain/post';
import type { Ticket } from '@buddyline/domain/ticket';
import { staffCalls } from '../support/staff-calls.ts';
import { signInSecondAdministrator } from '../support/second-administrator.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const about = (page: Page) => page.getByRole('region', { name: 'What it is about' });

/** Reports a shown post as often as asked, and opens the first of the tickets. */
async function openReports(page: Page, count: number) {
  const staff = await staffCalls(page);
  const posts = await staff.list<Post>('posts?limit=30');
  const post = posts.find(({ isEnabled }) => isEnabled);
  for (let number = 1; number <= count; number += 1) await report(number);
  async function report(number: number) {
    await staff.change('POST', 'tickets', {
      subject: `Report ${number}`,
      description: 'This is advertising, says @mira.',
      category: 'Posts',
      about: { noun: 'posts', id: post?.id },
    });
  }
  const tickets = await staff.list<Ticket>('tickets?limit=30');
  const ids = tickets.filter(({ subject }) => subject.startsWith('Report ')).map(({ id }) => id);
  await page.goto(`/admin/tickets/${ids.at(-1)}`);
  await expect(about(page)).toBeVisible();
  return { staff, ids, report };
}

test('while its subject is muted, a later ticket about it arrives closed', async ({ page }) => {
  const { staff, report } = await openReports(page, 1);
  const latest = async () => (await staff.list<Ticket>('tickets?limit=1'))[0];
  await about(page).getByRole('button', { name: 'Mute the subject', exact: true }).click();
  await expect(about(page).getByRole('button', { name: 'Unmute the subject' })).toBeVisible();
  await report(2);
  expect(await latest()).toMatchObject({ subject: 'Report 2', status: 'CLOSED' });
  await page.reload();
  await about(page).getByRole('button', { name: 'Unmute the subject' }).click();
  await expect(
    about(page).getByRole('button', { name: 'Mute the subject', exact: true }),
  ).toBeVisible();
  await report(3);
  expect(await latest()).toMatchObject({ subject: 'Report 3', status: 'OPEN' });
});

/** How many event streams the tabs of a browser have begun. */
function countStreams(context: BrowserContext): () => number {
  let streams = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams += 1;
  });
  return () => streams;
}

test('two tabs share one event stream, which goes on when the first is closed', async ({
  page,
  context,
  panel,
  browser,
}) => {
  const streams = countStreams(context);
  const { ids } = await openReports(page, 1);
  await page.keyboard.press('Shift');
  await expect.poll(streams).toBe(1);
  const second = await context.newPage();
  await second.goto(`/admin/tickets/${ids[0]}`);
  await expect(about(second)).toBeVisible();
  await second.keyboard.press('Shift');
  const other = await signInSecondAdministrator(browser, page, panel);
  await other.page.goto(`/admin/tickets/${ids[0]}`);
  const write = async (text: string) => {
    await other.page.getByRole('textbox', { name: 'Reply to the reporter' }).fill(text);
    await other.page.getByRole('button', { name: 'Send', exact: true }).click();
  };
  await write('The first word');
  await page.bringToFront();
  for (const tab of [page, second]) await expect(tab.getByText('1 new message')).toBeVisible();
  expect(streams()).toBe(1);
  await page.close();
  await expect.poll(streams).toBe(2);
  await write('The second word');
  await expect(second.getByText('2 new messages')).toBeVisible();
});

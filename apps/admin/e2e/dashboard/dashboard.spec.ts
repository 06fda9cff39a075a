import type { Page } from '@playwright/test';
import { expectNoFindings, appearances, setAppearance } from '../support/axe.ts';
import { drawingsIn } from '../support/drawings.ts';
import { addresses } from '../support/links.ts';
import { png } from '../support/pictures.ts';
import { specTest } from '../support/spec-test.ts';
import { expect, dashboardTest as test } from '../support/test.ts';

const cards = ['Total Users', 'Total Posts', 'Dive Logs', 'Certifications'];

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const section = (page: Page, name: string) => page.getByRole('region', { name });
const recentPosts = (page: Page) => section(page, 'Recent Posts').getByRole('listitem');
const recentTickets = (page: Page) => section(page, 'Recent Tickets').getByRole('listitem');
const chart = (page: Page) => section(page, 'New per month (UTC), last 12 months');
const moment = /^\d{4}\/\d\d\/\d\d, \d\d:\d\d:\d\d [AP]M$/;

test("four totals have growth and this month's number, and link to their lists", async ({
  page,
}) => {
  await expect(page.getByText('Platform performance and recent activity')).toBeVisible();
  for (const name of cards) {
    await expect(card(page, name).getByText(/^[\d,]+$/)).toBeVisible();
    await expect(card(page, name).getByText(/^[\d.,]+% growth$/)).toBeVisible();
    await expect(card(page, name).getByText(/^\+[\d,]+ this month \(UTC\)$/)).toBeVisible();
    await expect(card(page, name).getByText('Growth: last 30 days')).toBeVisible();
  }
  await card(page, 'Dive Logs').getByRole('link').click();
  await page.waitForURL('**/admin/booklog');
});

/** The computed value of a design token. */
function tokenColour(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

test('growth is green and up from 0 %, red and down below; recent items have name, picture and two lines', async ({
  page,
}) => {
  let isEmpty = false;
  await page.route('**/api/dashboard', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.stats.users.growth = 0;
    body.data.stats.posts.growth = -2.4;
    const mira = { name: 'Mira Haddad', avatar: 'mira' };
    Object.assign(body.data.recentPosts[0], {
      author: mira,
      image: 'reef',
      content: 'Manta at last',
    });
    const nobody = { reportedBy: { name: null, avatar: null }, description: 'The map is empty' };
    Object.assign(body.data.recentTickets[0], nobody);
    if (isEmpty) body.data.recentPosts = [];
    await route.fulfill({ json: body });
  });
  await page.route(/\/api\/files\/(mira|reef)/, (route) =>
    route.fulfill({ contentType: png.mimeType, body: png.buffer }),
  );
  await page.goto('/admin/dashboard');
  const still = card(page, 'Total Users').getByText('0% growth', { exact: true });
  await expect(still).toHaveCSS('color', await tokenColour(page, '--ok-ink'));
  await expect(card(page, 'Total Users').getByText('Up')).toBeAttached();
  const less = card(page, 'Total Posts').getByText('2.4% growth', { exact: true });
  await expect(less).toHaveCSS('color', await tokenColour(page, '--danger-ink'));
  await expect(card(page, 'Total Posts').getByText('Down')).toBeAttached();

  const post = recentPosts(page).first();
  await expect(post.getByText('Mira Haddad', { exact: true })).toBeVisible();
  // Both have an empty alt text, because the text beside them describes them.
  const pictures = post.getByRole('presentation');
  await expect(pictures.first()).toHaveAttribute('src', /\/files\/mira/);
  await expect(pictures.last()).toHaveAttribute('src', /\/files\/reef/);
  for (const picture of await pictures.all()) await expect(picture).toBeVisible();
  await expect(post.getByText('Manta at last', { exact: true })).toHaveCSS(
    '-webkit-line-clamp',
    '2',
  );
  const ticket = recentTickets(page).first();
  await expect(ticket.getByText('No-Name', { exact: true })).toBeVisible();
  await expect(drawingsIn(ticket).first()).toBeVisible();
  await expect(ticket.getByText('The map is empty')).toHaveCSS('-webkit-line-clamp', '2');

  isEmpty = true;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(section(page, 'Recent Posts').getByText('No Posts To Show')).toBeVisible();
});

test('the chart can be read month by month with the keyboard, and lines can be hidden', async ({
  page,
}) => {
  const month = chart(page).getByRole('slider', { name: 'Month' });
  await month.focus();
  await expect(month).toHaveAttribute('aria-valuetext', /Users [\d,]+, Posts [\d,]+, Dive Logs/);
  const latest = (await month.getAttribute('aria-valuetext')) ?? '';
  await page.keyboard.press('ArrowLeft');
  await expect(month).not.toHaveAttribute('aria-valuetext', latest);
  await page.keyboard.press('Home');
  await expect(month).toHaveValue('0');
  const posts = chart(page).getByRole('button', { name: 'Posts' });
  await posts.click();
  await expect(posts).toHaveAttribute('aria-pressed', 'false');
  await expect(month).not.toHaveAttribute('aria-valuetext', /Posts/);
});

test('the pointer shows a month with all its values', async ({ page }) => {
  const month = chart(page).getByRole('slider', { name: 'Month' });
  const latest = (await month.getAttribute('aria-valuetext')) ?? '';
  await month.hover({ force: true });
  await expect(month).not.toHaveAttribute('aria-valuetext', latest);
  const text = (await month.getAttribute('aria-valuetext')) ?? '';
  await expect(chart(page).getByText(text.split(':')[0] ?? '', { exact: true })).toBeVisible();
});

test('the chart can be shown as a table', async ({ page }) => {
  await chart(page).getByRole('button', { name: 'Show as table' }).click();
  const table = chart(page).getByRole('table', { name: 'New per month (UTC), last 12 months' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Month',
    'Users',
    'Posts',
    'Dive Logs',
    'Certifications',
  ]);
  await expect(table.getByRole('row')).toHaveCount(13);
});

test('open tickets by age lead to the first open ticket of that age', async ({ page }) => {
  const ages = section(page, 'Open tickets by age');
  await expect(ages.getByRole('listitem')).toHaveCount(4);
  await ages.getByRole('link', { name: /^A month or more/ }).click();
  await page.waitForURL(/\/admin\/tickets\?status=OPEN(&page=\d+)?$/);
  await expect(page.getByRole('button', { name: 'Status: Open Remove' })).toBeVisible();
  await page.goBack();
  await ages.getByRole('link', { name: 'Work through the open tickets' }).click();
  await page.waitForURL('**/admin/tickets?status=OPEN');
});

test('a recent post can be hidden, shown and opened, and View All lists all posts', async ({
  page,
}) => {
  const post = recentPosts(page).nth(1);
  await expect(post.getByText(moment)).toBeVisible();
  await expect(post.getByText(/likes?$/)).toBeAttached();
  await expect(post.getByText(/comments?$/)).toBeAttached();
  const toggle = post.getByRole('button', { name: /^(Enable|Disable) the post of/ });
  const name = (await toggle.getAttribute('aria-label')) ?? '';
  const isEnabled = name.startsWith('Disable');
  const other = isEnabled ? name.replace('Disable', 'Enable') : name.replace('Enable', 'Disable');
  // The label names the action, so aria-pressed would contradict it.
  await expect(toggle).not.toHaveAttribute('aria-pressed');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await toggle.click();
  expect((await sent).postDataJSON()).toEqual({ isEnabled: !isEnabled });
  await expect(toggle).toHaveAccessibleName(other);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(name);
  await post.getByRole('link', { name: /^View or edit the post of/ }).click();
  await page.waitForURL('**/admin/posts/*');
  await page.goBack();
  await section(page, 'Recent Posts').getByRole('link', { name: 'View All posts' }).click();
  await page.waitForURL('**/admin/posts');
});

test('a recent post is deleted after a confirmation, here and in the list', async ({ page }) => {
  await expect(recentPosts(page)).toHaveCount(5);
  const last = recentPosts(page).last();
  const view = last.getByRole('link', { name: /^View or edit/ });
  const address = (await view.getAttribute('href')) ?? '';
  await last.getByRole('button', { name: /^Delete the post of/ }).click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Post' });
  await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  // Until it closes, the page behind it has no links.
  await expect(popup).toBeHidden();
  await expect.poll(() => addresses(page)).not.toContain(address);
  await expect(recentPosts(page)).toHaveCount(5);
  await page.goto('/admin/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => addresses(page)).not.toContain(address);
});

test('a recent ticket opens in the queue of all tickets, with its position', async ({ page }) => {
  const ticket = recentTickets(page).nth(2);
  await expect(ticket.getByText(moment)).toBeVisible();
  await expect(ticket.getByText(/^(Low|Medium|High|Urgent)$/)).toBeVisible();
  await expect(ticket.getByText(/^(Open|Closed|Pending)$/)).toBeVisible();
  await ticket.getByRole('link', { name: /^View ticket/ }).click();
  await page.waitForURL('**/admin/tickets/*?at=3');
  const place = page.getByRole('navigation', { name: 'Tickets of this list' });
  await expect(place.getByRole('status')).toHaveText(/^3 of \d+$/);
  await page.goBack();
  await section(page, 'Recent Tickets').getByRole('link', { name: 'View All tickets' }).click();
  await page.waitForURL('**/admin/tickets');
});

test('Refresh refetches the figures without a layout shift', async ({ page }) => {
  const shifts: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('shift')) shifts.push(message.text());
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) console.log(`shift ${JSON.stringify(entry)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/admin/dashboard');
  await expect(recentPosts(page)).toHaveCount(5);
  const refreshed = page.waitForResponse('**/api/dashboard');
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await refreshed).ok()).toBe(true);
  await expect(page.getByText('Updated now')).toBeVisible();
  expect(shifts).toEqual([]);
});

specTest(
  'without a dashboard call: the labelled sample, on which nobody can act',
  async ({ page, servers }) => {
    await page.goto('/admin/dashboard');
    await expect(page.getByText('Sample data', { exact: true })).toBeVisible();
    for (const [index, total] of ['50,000', '125,000', '75,000', '25,000'].entries()) {
      await expect(card(page, cards[index] ?? '').getByText(total, { exact: true })).toBeVisible();
    }
    const remove = page.getByRole('button', { name: /^Delete the post of/ }).first();
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription('Sample data cannot be deleted.');
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const toggle = page.getByRole('button', { name: /^The post of .+ is enabled$/ }).first();
    await expect(toggle).toHaveAccessibleDescription('Sample data cannot be changed.');
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
    expect(servers.backend.calls.some((call) => call.includes('/dashboard'))).toBe(false);
  },
);

for (const appearance of appearances) {
  test(`the dashboard passes axe, ${appearance.theme}, ${appearance.language}`, async ({
    page,
  }) => {
    await setAppearance(page, appearance);
    await page.goto('/admin/dashboard');
    const month = page.getByRole('slider');
    await month.focus();
    await expectNoFindings(page, 'chart with a month picked');
    // The chart's button is the first in its card.
    await page.getByRole('region').filter({ has: month }).getByRole('button').first().click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoFindings(page, 'chart as a table');
  });

  specTest(
    `the sample passes axe, ${appearance.theme}, ${appearance.language}`,
    async ({ page }) => {
      await setAppearance(page, appearance);
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('slider')).toBeVisible();
      await expectNoFindings(page, 'sample');
    },
  );
}

import { expect, it, onTestFinished } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  aCertificate,
  aDiveLog,
  aPost,
  aTicket,
  aUser,
  many,
  ownedBy,
} from '../../tests/backend/records.ts';
import {
  boxOf,
  expectAboveBar,
  expectInReach,
  phone,
  phoneBar,
  scrollToEnd,
} from '../../tests/phone.ts';
import { renderPage } from '../../tests/render-page.tsx';
import { toasts } from '../../tests/toasts.ts';

const search = page.getByRole('searchbox');
const everything = page.getByRole('button', { name: 'Search everything' });
const filters = page.getByRole('button', { name: 'Filters', exact: true });
const pages = page.getByRole('navigation', { name: /^Pages of/ });
const status = page.getByRole('combobox', { name: 'Status' });
const reply = page.getByRole('button', { name: 'Write a reply' });

const records = () => ({
  users: many(20, (n) => aUser({ username: `diver.${n}` })),
  posts: many(20, (n) => aPost({ content: `Post ${n}` })),
  certificates: many(20, () => aCertificate()),
  diveLogs: many(20, () => aDiveLog()),
  tickets: many(20, (n) => aTicket({ subject: `Ticket ${n}`, description: 'The depth.' })),
});

const open = (address: string, withRecords: object = records()) =>
  renderPage(address, { size: 'phone', records: withRecords });

it.each(['users', 'posts', 'certifications', 'booklog', 'tickets'])(
  'the search of %s is in reach, the only one there, and leaves the last row free',
  async (list) => {
    await open(`/admin/${list}`);
    await expectInReach(search);
    await expectInReach(filters);
    await expectInReach(page.getByRole('button', { name: 'Open the menu' }));
    await expect.element(everything).not.toBeInTheDocument();
    await expect.element(pages).toBeVisible();
    scrollToEnd();
    await expectAboveBar(pages);
  },
);

/** Where an element begins, in every frame from now on. */
function watchTops(locator: Locator): number[] {
  const element = locator.element();
  const tops: number[] = [];
  let frame = 0;
  const look = () => {
    // After the test it is gone, which is not its place.
    if (element.isConnected) tops.push(element.getBoundingClientRect().top);
    frame = requestAnimationFrame(look);
  };
  look();
  onTestFinished(() => cancelAnimationFrame(frame));
  return tops;
}

it('a search that is typed has more room, and can be cleared', async () => {
  const { address } = await open('/admin/tickets');
  await expectInReach(search);
  const unfocused = boxOf(search);
  const tops = watchTops(search);
  await search.fill('depth');
  await expect.poll(() => boxOf(search).width).toBeGreaterThan(unfocused.width);
  await expectInReach(filters);
  await expect.poll(address).toBe('/admin/tickets?search=depth');
  await expectInReach(page.getByRole('button', { name: 'Clear the search' }));
  // What is searched for is said above the list, with a cross of its own.
  await expect.element(page.getByRole('button', { name: 'Search: depth' })).toBeVisible();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  // It has not left the bar either, while what is said about it came above the list.
  expect(Math.min(...tops)).toBeGreaterThan(phoneBar.element().getBoundingClientRect().top);
});

it('the filters, opened from the bottom of a long list, come into sight in a dialog', async () => {
  await open('/admin/booklog');
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  // The second time they are there at once, higher than the window.
  for (const _ of ['first', 'second']) {
    await expect.element(pages).toBeVisible();
    pages.element().scrollIntoView();
    const { scrollY } = window;
    expect(scrollY).toBeGreaterThan(phone.height);
    await filters.click();
    await expect.element(dialog.getByRole('checkbox', { name: 'Wreck' })).toBeInViewport();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(filters).toHaveFocus();
    expect(window.scrollY).toBe(scrollY);
  }
});

it('the status of a ticket and its reply are in reach, and what is said is above them', async () => {
  const ticket = aTicket();
  await open(`/admin/tickets/${ticket.id}`, { tickets: [ticket] });
  await expectInReach(status);
  await status.selectOptions('Closed');
  const toast = toasts.getByText(/./).last();
  await expect.element(toast).toBeVisible();
  await expectAboveBar(toast);
  await expect.element(status).toHaveValue('CLOSED');
  await reply.click();
  const text = page.getByRole('textbox', { name: 'Reply to the reporter' });
  await expect.element(text).toHaveFocus();
  await expectAboveBar(text);
});

it('after a ticket is closed, the next one of the list is in reach', async () => {
  const { address } = await open('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  await status.selectOptions('Closed');
  const next = page.getByRole('link', { name: 'Go on with the next ticket' });
  await expectInReach(next);
  const closed = address();
  await next.click();
  await expect.poll(address).not.toBe(closed);
  await expect.element(page.getByRole('heading', { name: 'Ticket 2' })).toBeVisible();
  await expect.element(status).toHaveValue('OPEN');
  await expectInReach(reply);
});

it('that a diver is verified is said in reach', async () => {
  const mira = aUser();
  const certificate = aCertificate(ownedBy(mira));
  await open(`/admin/certifications/${certificate.id}`, {
    users: [mira],
    certificates: [certificate],
  });
  await expectInReach(page.getByRole('button', { name: 'Mark diver as verified' }));
});

it('a post is hidden and shown in reach', async () => {
  const post = aPost();
  await open(`/admin/posts/${post.id}`, { posts: [post] });
  await expectInReach(everything);
  const hide = page.getByRole('button', { name: 'Disable Post' });
  await expectInReach(hide);
  await hide.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
  await expectInReach(page.getByRole('button', { name: 'Enable Post' }));
});

it('taking action on a person is in reach; the form, while it is open, takes its place', async () => {
  const mira = aUser();
  await open(`/admin/users/${mira.id}/posts`, { users: [mira] });
  const takeAction = page.getByRole('button', { name: 'Take action' });
  await expectInReach(takeAction);
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect.element(page.getByRole('searchbox', { name: 'Search comments' })).toBeVisible();
  await expectInReach(takeAction);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expectInReach(page.getByRole('button', { name: 'Save Changes' }));
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await expectInReach(cancel);
  const main = boxOf(page.getByRole('main'));
  expect(boxOf(takeAction).top).toBeLessThan(main.top + phone.height / 3);
  await cancel.click();
  await expectInReach(takeAction);
});

it('Edit and Save of a dive log are in reach, and each focused field is above them', async () => {
  const log = aDiveLog();
  await open(`/admin/booklog/${log.id}`, { diveLogs: [log] });
  const edit = page.getByRole('link', { name: 'Edit Log' });
  await expectInReach(edit);
  await edit.click();
  await expectInReach(page.getByRole('button', { name: 'Save', exact: true }));
  for (const name of ['Longitude', 'Visibility', 'Pressure group', 'Comments']) {
    const field = page.getByLabelText(name).first();
    // Of a text of several lines that is in sight already, the browser reveals the cursor's line alone.
    if (name === 'Comments') window.scrollTo(0, 0);
    field.element().focus();
    await expect.element(field).toHaveFocus();
    await expectAboveBar(field);
  }
});

it('selected items and what is said about them are above the bar', async () => {
  await open('/admin/posts');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const selected = page.getByRole('region', { name: 'Selected items' });
  await selected.getByRole('checkbox').click();
  await expectAboveBar(selected);
  await expectInReach(search);
  scrollToEnd();
  await expect.poll(() => boxOf(pages).bottom).toBeLessThanOrEqual(boxOf(selected).top);
});

it('a keyboard reaches every link of a list above the bar', async () => {
  await open('/admin/users');
  const linkOf = (row: number) => page.getByRole('row').nth(row).getByRole('link').first();
  await expect.element(linkOf(9)).toBeVisible();
  for (let row = 1; row < 10; row += 1) {
    await userEvent.keyboard('j');
    await expect.element(linkOf(row)).toHaveFocus();
    await expectAboveBar(linkOf(row));
  }
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect.element(skip).not.toBeInViewport();
});

it('from 640 px up the bar is at the top and the page keeps its controls', async () => {
  await open('/admin/users');
  await expect.element(search).toBeVisible();
  await page.viewport(640, phone.height);
  await expect.poll(() => boxOf(phoneBar).top).toBe(0);
  const { top } = boxOf(search);
  expect(top).toBeGreaterThan(boxOf(page.getByRole('heading', { level: 1 })).top);
  expect(top).toBeLessThan(phone.height / 3);
});

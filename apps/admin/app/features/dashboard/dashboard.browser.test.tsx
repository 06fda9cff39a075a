import { beforeEach, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { Backend } from '../../../tests/backend/backend.ts';
import { aPost, aTicket, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { dashboardOf } from '../../../tests/backend/dashboard.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const mira = aUser({ username: 'mira', fullName: 'Mira Haddad', profilePicture: 'mira' });
const moment = /^\d{4}\/\d\d\/\d\d, \d\d:\d\d:\d\d [AP]M$/;
const cards = ['Total Users', 'Total Posts', 'Dive Logs', 'Certifications'];

const card = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const section = (name: string) => page.getByRole('region', { name });
const posts = section('Recent Posts').getByRole('listitem');
const tickets = section('Recent Tickets').getByRole('listitem');

let backend: Backend;

beforeEach(() => {
  backend = new Backend({
    users: [mira],
    posts: many(7, (n) => aPost({ content: `Dive ${n} at the reef`, ...ownedBy(mira) })),
    tickets: many(7, (n) => aTicket({ subject: `Ticket ${n}`, ...ownedBy(mira) })),
  });
});

async function openDashboard() {
  const panel = await renderPage('/admin/dashboard', { backend });
  await expect.poll(() => posts.elements()).toHaveLength(5);
  return panel;
}

it("four totals have growth and this month's number, and link to their lists", async () => {
  const { address } = await openDashboard();
  await expect.element(page.getByText('Platform performance and recent activity')).toBeVisible();
  for (const [name, total] of [
    ['Total Users', '2'],
    ['Total Posts', '7'],
    ['Dive Logs', '0'],
    ['Certifications', '0'],
  ] as const) {
    await expect.element(card(name).getByText(total, { exact: true })).toBeVisible();
    await expect.element(card(name).getByText('4% growth', { exact: true })).toBeVisible();
    await expect.element(card(name).getByText('+1 this month')).toBeVisible();
  }
  await expect
    .element(page.getByText('Growth: the last 30 days, compared with the 30 before'))
    .toBeVisible();
  await card('Dive Logs').getByRole('link').click();
  await expect.poll(address).toBe('/admin/booklog');
});

/** The computed value of a design token. */
function tokenColour(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

it('growth is green and up from 0 %, red and down below', async () => {
  const data = dashboardOf(backend.records);
  const { users = none, posts: ofPosts = none } = data.stats;
  const stats = {
    ...data.stats,
    users: { ...users, growth: 0 },
    posts: { ...ofPosts, growth: -2.4 },
  };
  backend.on('GET /dashboard', () => ({ data: { ...data, stats } }));
  await openDashboard();
  const still = card('Total Users').getByText('0% growth', { exact: true });
  await expect.element(still).toHaveStyle({ color: tokenColour('--ok-ink') });
  await expect.element(card('Total Users').getByText('Up')).toBeInTheDocument();
  const less = card('Total Posts').getByText('2.4% growth', { exact: true });
  await expect.element(less).toHaveStyle({ color: tokenColour('--danger-ink') });
  await expect.element(card('Total Posts').getByText('Down')).toBeInTheDocument();
});

const none = { total: 0, growth: 0, newThisMonth: 0 };
const linesOf = (part: Locator) => {
  const { lineHeight } = getComputedStyle(part.element());
  return Math.round(part.element().getBoundingClientRect().height / Number.parseFloat(lineHeight));
};

it('recent items have a name, a picture and two lines', async () => {
  const long = 'Manta at last, and the whole reef with it. '.repeat(20);
  backend.records.posts.unshift(
    aPost({ content: long, imageResourceId: 'reef', ...ownedBy(mira) }),
  );
  backend.records.tickets.unshift(aTicket({ description: long, Owner: null }));
  await openDashboard();
  const post = posts.first();
  await expect.element(post.getByText('Mira Haddad', { exact: true })).toBeVisible();
  // Both have an empty alt text, because the text beside them describes them.
  const pictures = post.getByRole('presentation');
  await expect.element(pictures.first()).toHaveAttribute('src', '/api/files/mira?size=avatar');
  await expect.element(pictures.last()).toHaveAttribute('src', '/api/files/reef?size=card');
  expect(linesOf(post.getByText(/^Manta at last/).first())).toBe(2);
  const ticket = tickets.first();
  await expect.element(ticket.getByText('No-Name', { exact: true })).toBeVisible();
  // Instead of a picture there is a drawing, which has no role.
  expect(ticket.getByRole('presentation').elements()).toEqual([]);
  expect(ticket.element().innerHTML).toMatch(/^<div[^>]*>(<span[^>]*>)?<svg/);
  expect(linesOf(ticket.getByText(/^Manta at last/).first())).toBe(2);

  backend.records.posts.splice(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(section('Recent Posts').getByText('No Posts To Show')).toBeVisible();
});

it('open tickets by age lead to the list of the open ones of that age', async () => {
  const openTicketAges = { underDay: 20, underWeek: 10, underMonth: 2, older: 1 };
  const data = { ...dashboardOf(backend.records), openTicketAges };
  backend.on('GET /dashboard', () => ({ data }));
  const { address, goBack } = await openDashboard();
  const ages = section('Open tickets by age');
  expect(ages.getByRole('listitem').elements()).toHaveLength(4);
  const links = ages.getByRole('listitem').getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Object.keys(openTicketAges).map((age) => `/admin/tickets?status=OPEN&age=${age}`),
  );
  await ages.getByRole('link', { name: /^Less than a day/ }).click();
  await expect.poll(address).toBe('/admin/tickets?status=OPEN&age=underDay');
  await expect.element(page.getByRole('button', { name: 'Status: Open Remove' })).toBeVisible();
  const age = page.getByRole('button', { name: 'Ticket age: Less than a day Remove' });
  await expect.element(age).toBeVisible();
  goBack();
  await ages.getByRole('link', { name: 'Answer the longest waiting' }).click();
  const { oldest } = data.ticketQueue;
  await expect.poll(address).toBe(`/admin/tickets/${oldest?.id}?unanswered=true&sort=waiting&at=1`);
});

it('the key of the next ticket opens the one that waits longest', async () => {
  const data = dashboardOf(backend.records);
  const { address } = await openDashboard();
  await expect
    .element(page.getByRole('link', { name: 'Answer the longest waiting' }))
    .toBeVisible();
  await userEvent.keyboard('n');
  const { oldest } = data.ticketQueue;
  await expect.poll(address).toBe(`/admin/tickets/${oldest?.id}?unanswered=true&sort=waiting&at=1`);
});

it('without a ticket that waits, all open ones are led to', async () => {
  const data = { ...dashboardOf(backend.records), ticketQueue: undefined };
  backend.on('GET /dashboard', () => ({ data }));
  const { address } = await openDashboard();
  await page.getByRole('link', { name: 'Work through the open tickets' }).click();
  await expect.poll(address).toBe('/admin/tickets?status=OPEN');
});

it('a recent ticket opens in the queue of all tickets, with its position', async () => {
  const { address, goBack } = await openDashboard();
  const ticket = tickets.nth(2);
  await expect.element(ticket.getByText(moment)).toBeVisible();
  await expect.element(ticket.getByText('Medium', { exact: true })).toBeVisible();
  await expect.element(ticket.getByText('Open', { exact: true })).toBeVisible();
  await ticket.getByRole('link', { name: 'View ticket: Ticket 3' }).click();
  await expect.poll(address).toBe(`/admin/tickets/${backend.records.tickets[2]?.id}?at=3`);
  const place = page.getByRole('navigation', { name: 'Tickets of this list' });
  await expect.element(place.getByRole('status')).toHaveTextContent('3 of 7');
  goBack();
  await section('Recent Tickets').getByRole('link', { name: 'View All tickets' }).click();
  await expect.poll(address).toBe('/admin/tickets');
});

it('Refresh fetches the figures again', async () => {
  await openDashboard();
  backend.records.posts.push(aPost());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(card('Total Posts').getByText('8', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Updated now')).toBeVisible();
  expect(backend.called('GET /dashboard')).toHaveLength(2);
});

it('without a dashboard call there is the labelled sample, on which nobody can act', async () => {
  backend.on('GET /meta', () => refusal(404, 'There is no such call.'));
  await renderPage('/admin/dashboard', { backend });
  await expect.element(page.getByText('Sample data', { exact: true })).toBeVisible();
  for (const [index, total] of ['50,000', '125,000', '75,000', '25,000'].entries()) {
    const figure = card(cards[index] ?? '').getByText(total, { exact: true });
    await expect.element(figure).toBeVisible();
  }
  const remove = page.getByRole('button', { name: /^Delete the post of/ }).first();
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
  await expect.element(remove).toHaveAccessibleDescription('Sample data cannot be deleted.');
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  const toggle = page.getByRole('button', { name: /^The post of .+ is enabled$/ }).first();
  await expect.element(toggle).toHaveAccessibleDescription('Sample data cannot be changed.');
  expect(page.getByRole('button', { name: 'Refresh' }).elements()).toEqual([]);
  expect(backend.called('GET /dashboard')).toEqual([]);
});

import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPost, aTicket, aUser, many } from '../../tests/backend/records.ts';
import { animationAround, drawingsIn } from '../../tests/drawn-parts.ts';
import { renderPage } from '../../tests/render-page.tsx';

const sections = [
  ['Dashboard', 'dashboard', 'Dashboard'],
  ['Users', 'users', 'Users'],
  ['Posts', 'posts', 'Recent Posts'],
  ['Certifications', 'certifications', 'Certifications'],
  ['Dive Logs', 'booklog', 'Dive Logs'],
  ['Tickets', 'tickets', 'Support Tickets'],
  ['Settings', 'settings', 'Settings'],
] as const;

const heading = page.getByRole('heading', { level: 1 });
const table = page.getByRole('table', { name: 'Users' });

it('the sidebar leads to all seven sections, each with a title and focus on its heading', async () => {
  const { address } = await renderPage('/admin/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Sections' });
  await expect.poll(() => sidebar.getByRole('link').elements().length).toBe(sections.length);
  for (const [name, path, title] of sections) {
    const link = sidebar.getByRole('link', { name });
    await link.click();
    await expect.poll(address).toBe(`/admin/${path}`);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} · Buddyline`);
    expect(animationAround(heading.element())).toEqual({ name: 'fade-in', duration: '0.2s' });
    await expect.element(link).toHaveAttribute('aria-current', 'page');
    const isHere = (one: Element) => one.getAttribute('aria-current') === 'page';
    expect(sidebar.getByRole('link').elements().filter(isHere)).toHaveLength(1);
  }
  await expect.element(heading).toHaveFocus();
});

it('the sidebar is 256 px wide, stays in place, and shows the brand and the signed-in person', async () => {
  const records = { posts: many(5, () => aPost()), tickets: many(5, () => aTicket()) };
  await renderPage('/admin/dashboard', { records });
  const sidebar = page.getByRole('complementary');
  await expect.element(sidebar.getByText('Ada Marsh')).toBeVisible();
  const brand = sidebar.getByRole('link', { name: 'Buddyline', exact: true });
  await expect.element(brand).toBeVisible();
  expect(drawingsIn(brand)[0]?.getBoundingClientRect().width).toBeGreaterThan(0);
  await expect.element(page.getByRole('heading', { name: 'Recent Posts' })).toBeVisible();
  const before = sidebar.element().getBoundingClientRect();
  expect(before.width).toBe(256);
  await page.viewport(1280, 400);
  page.getByRole('listitem').last().element().scrollIntoView();
  expect(window.scrollY).toBeGreaterThan(100);
  const { x, y, width, height } = sidebar.element().getBoundingClientRect();
  expect({ x, y, width, height }).toEqual({ x: before.x, y: before.y, width: 256, height: 400 });
});

it.each(['/', '/panel', '/admin'])('%s leads to the dashboard', async (start) => {
  const { address } = await renderPage(start);
  await expect.poll(address).toBe('/admin/dashboard');
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

/** As on a page that was just opened: Tab leads to its first link. */
function beginAtTheTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

it('with the keyboard alone: past the sidebar, to a popup and back', async () => {
  await renderPage('/admin/users', { records: { users: [aUser({ username: 'mira' })] } });
  await expect.element(table).toBeVisible();
  beginAtTheTop();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  const remove = page.getByRole('button', { name: 'Delete user @mira' });
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  const popup = page.getByRole('alertdialog');
  await expect.element(popup.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
});

it('a wide window is used to its full width, and a very wide one evenly', async () => {
  await renderPage('/admin/users');
  await expect.element(table).toBeVisible();
  await page.viewport(1920, 1080);
  expect(table.element().getBoundingClientRect().right).toBeGreaterThan(1920 - 40);
  await page.viewport(2560, 1080);
  const { left, right } = table.element().getBoundingClientRect();
  expect(Math.abs(left - 256 - (2560 - right))).toBeLessThan(4);
});

it('increased text spacing does not shrink the charts of the dashboard', async () => {
  await renderPage('/admin/dashboard');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Users' }) })
    .first();
  await expect.element(card).toBeVisible();
  // The text spacing of WCAG 1.4.12.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
  });
  expect(getComputedStyle(heading.element()).letterSpacing).not.toBe('normal');
  await expect.poll(() => drawingsIn(card).at(-1)?.getBoundingClientRect().height).toBe(56);
});

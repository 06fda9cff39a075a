import { expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { aPost, aTicket, many } from '../../tests/backend/records.ts';
import { renderPage } from '../../tests/render-page.tsx';
import { bar, runBulkAction, mockBulk, runBar, selectThisPage } from '../../tests/selection.ts';

const nextFrame = () => new Promise(requestAnimationFrame);

it('a slow response shows a notice while it is pending', async () => {
  const { backend } = await renderPage('/admin/dashboard');
  await expect.element(page.getByRole('heading', { name: 'Recent Posts' })).toBeVisible();
  const held = backend.hold('GET /users');
  const notice = page.getByText('The server takes long to answer. Still waiting…');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Users' })
    .click();
  await held.arrived();
  vi.advanceTimersByTime(3000);
  await nextFrame();
  expect(notice.query()).toBeNull();
  vi.advanceTimersByTime(2000);
  await expect.element(notice).toBeVisible();
  held.release();
  vi.useRealTimers();
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

/** Says to the page that the connection is lost, or back. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Says that the connection is lost until the test ends. */
function goOffline(): void {
  onTestFinished(() => {
    setOnline(true);
    vi.restoreAllMocks();
  });
  setOnline(false);
}

it.each([390, 1440])(
  'at %d px it is above the bar of selected items, and of a run',
  async (width) => {
    const posts = many(9, (n) => aPost({ content: `Dive ${n}` }));
    const { backend } = await renderPage('/admin/posts', { records: { posts } });
    await page.viewport(width, 844);
    const refusal =
      'This post is under review, by somebody who has more to say about it than fits a line.';
    mockBulk(backend).answer = ({ ids }) => ({
      data: { results: ids.map((id) => ({ id, ok: false, message: refusal })) },
    });
    await selectThisPage();
    goOffline();
    const notice = page.getByText('You are offline.');
    await expect.poll(() => bottomOf(notice)).toBeLessThan(topOf(bar));
    await runBulkAction('Delete');
    await expect.element(runBar.getByText(refusal).first()).toBeVisible();
    await expect.poll(() => bottomOf(notice)).toBeLessThan(topOf(runBar));
  },
);

const topOf = (locator: Locator) => locator.element().getBoundingClientRect().top;
const bottomOf = (locator: Locator) => locator.element().getBoundingClientRect().bottom;

it('the notice covers neither breadcrumb nor buttons, on phones and wide screens', async () => {
  onTestFinished(() => {
    setOnline(true);
    vi.restoreAllMocks();
  });
  const ticket = aTicket();
  await renderPage(`/admin/tickets/${ticket.id}`, { records: { tickets: [ticket] } });
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(steps).toBeVisible();
  const notice = page.getByText('You are offline.');
  for (const width of [390, 1440]) {
    await page.viewport(width, 844);
    setOnline(false);
    await expect.element(notice).toBeVisible();
    const { top } = notice.element().getBoundingClientRect();
    expect(steps.element().getBoundingClientRect().bottom).toBeLessThan(top);
    setOnline(true);
    await expect.element(notice).not.toBeInTheDocument();
  }
});

import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import {
  aCertificate,
  aDiveLog,
  aPost,
  aTicket,
  aUser,
  many,
} from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const lists = [
  { path: 'users', call: 'users', empty: 'No Data To show.' },
  { path: 'posts', call: 'posts', empty: 'No Posts To Show.' },
  { path: 'certifications', call: 'certificates', empty: 'No Certificate To Show.' },
  { path: 'booklog', call: 'divelogs', empty: 'No Dive logs To Show.' },
  { path: 'tickets', call: 'tickets', empty: 'No Tickets To Show.' },
];

const backendWithMany = () =>
  new Backend({
    users: many(30, () => aUser()),
    posts: many(30, () => aPost()),
    certificates: many(30, () => aCertificate()),
    diveLogs: many(30, () => aDiveLog()),
    tickets: many(30, () => aTicket()),
  });

/** Whether a text is on the page, or was for a moment. */
function watchFor(text: string): () => boolean {
  let seen = false;
  const observer = new MutationObserver(() => {
    seen ||= document.body.textContent.includes(text);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => seen;
}

it.each(lists)(
  '$path: a page beyond the last is not shown as empty before the last page has loaded',
  async ({ path, call, empty }) => {
    const backend = backendWithMany();
    const usual = backend.usual(`GET /${call}`);
    const last = Promise.withResolvers<void>();
    backend.on(`GET /${call}`, async (asked) => {
      if (asked.query.page !== '999') await last.promise;
      return usual(asked);
    });
    const wasEmpty = watchFor(empty);
    const { address } = await renderPage(`/admin/${path}?page=999`, { backend });
    await expect.poll(address).toMatch(/\?page=(?!999$)\d+$/);
    last.resolve();
    await expect.element(page.getByRole('button', { name: 'Next Page' })).toBeDisabled();
    await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(wasEmpty()).toBe(false);
  },
);

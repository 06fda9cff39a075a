import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  aCertificate,
  aDiveLog,
  aPost,
  aTicket,
  aUser,
  many,
  ownedBy,
} from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

const mira = aUser({ fullName: 'Mira Haddad' });
const its = ownedBy(mira);
const records = () => ({
  users: [mira],
  certificates: many(3, () => aCertificate(its)),
  diveLogs: many(3, () => aDiveLog(its)),
  tickets: many(3, () => aTicket(its)),
  posts: many(3, () => aPost(its)),
});

it.each(['users', 'certifications', 'booklog', 'tickets', 'posts'])(
  'on a phone nothing of select mode sticks out sideways, and its box is large enough: %s',
  async (list) => {
    await renderPage(`/admin/${list}`, { records: records(), size: 'phone' });
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const all = page.getByRole('checkbox', { name: 'Select this page' });
    await all.click();
    await expect.element(all).toBeChecked();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // WCAG 2.5.8
    const { width, height } = all.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
);

import type { Certificate } from '@buddyline/domain/certificate';
import type { Post } from '@buddyline/domain/post';
import type { Ticket } from '@buddyline/domain/ticket';
import type { Page } from '@playwright/test';
import { staffCalls } from '../support/staff-calls.ts';
import { shifts } from '../support/tickets/shifts.ts';
import { expect, signedInTest as test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

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

test('nothing moves while a record loads', async ({ page }) => {
  const { ticket, post, certificate, user } = await records(page);
  for (const path of [ticket, post, certificate, user]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await shifts(page), path).toEqual([]);
  }
});

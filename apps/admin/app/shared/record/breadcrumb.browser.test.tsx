import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aDiveLog, aPost, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const crumb = (name: string) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name });

it('a breadcrumb leads back to the list with its last page and search', async () => {
  const users = many(20, () => aUser({ fullName: 'Dana Amin' }));
  const { address } = await renderPage('/admin/users?search=an&page=2', { records: { users } });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await crumb('Users').click();
  await expect.poll(address).toBe('/admin/users?search=an&page=2');
});

it('a breadcrumb leads back to the list with its filters', async () => {
  const diveLogs = many(20, () => aDiveLog({ isWreck: true }));
  const { address } = await renderPage('/admin/booklog?isWreck=true', { records: { diveLogs } });
  await page.getByRole('list', { name: 'Dive Logs' }).getByRole('link').first().click();
  await crumb('Dive Logs').click();
  await expect.poll(address).toBe('/admin/booklog?isWreck=true');
});

it("a post deleted from a profile's tab leads back there", async () => {
  const mira = aUser();
  const post = aPost({ content: 'To be deleted from the profile', ...ownedBy(mira) });
  const { address } = await renderPage(`/admin/posts/${post.id}`, {
    records: { users: [mira], posts: [post, aPost(ownedBy(mira))] },
  });
  await page.getByRole('link', { name: 'View Author Profile' }).click();
  const tab = `/admin/users/${mira.id}/posts`;
  await expect.poll(address).toBe(tab);
  const link = page.getByRole('link', { name: 'To be deleted from the profile' });
  await link.click();
  await page.getByRole('button', { name: 'Delete Post', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(address).toBe(tab);
  await expect.element(page.getByRole('link', { name: 'Two turtles' })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

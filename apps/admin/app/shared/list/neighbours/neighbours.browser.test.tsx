import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDiveLog, aPost, many } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const cards = page.getByRole('main').getByRole('article');

it.each([
  { path: '/admin/posts', things: 'Posts', thing: 'post' },
  { path: '/admin/booklog', things: 'Dive logs', thing: 'dive log' },
])('$things are gone through by keys, over the end of a page', async ({ path, things, thing }) => {
  const records = {
    posts: many(8, (n) => aPost({ content: `Dive ${n} at the reef` })),
    diveLogs: many(8, () => aDiveLog()),
  };
  const { address } = await renderPage(path, { records });
  const ids = (thing === 'post' ? records.posts : records.diveLogs).map(({ id }) => id);
  const place = (n: number) => `${path}/${ids[n - 1]}?at=${n}`;
  await cards.nth(5).getByRole('link').first().click();
  await expect.poll(address).toBe(place(6));
  const steps = page.getByRole('navigation', { name: `${things} of this list` });
  await expect.element(steps.getByRole('status')).toHaveTextContent('6 of 8');
  await userEvent.keyboard('j');
  await expect.poll(address).toBe(place(7));
  await expect.element(steps.getByRole('status')).toHaveTextContent('7 of 8');
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard('n');
  await expect.poll(address).toBe(place(8));
  await expect
    .element(steps.getByRole('button', { name: `Next ${thing}`, exact: true }))
    .toBeDisabled();
  await userEvent.keyboard('k');
  await expect.poll(address).toBe(place(7));
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help).toMatchTextContent(new RegExp(`Next ${thing}NJ`));
});

it('a post that leaves its list still leads to the one after it', async () => {
  const posts = many(3, (n) => aPost({ content: `Dive ${n} at the reef`, isEnabled: true }));
  const { address } = await renderPage('/admin/posts?hidden=false', { records: { posts } });
  await cards.nth(1).getByRole('link').first().click();
  const steps = page.getByRole('navigation', { name: 'Posts of this list' });
  await expect.element(steps.getByRole('status')).toHaveTextContent('2 of 3');
  await page.getByRole('button', { name: 'Disable Post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
  await expect.element(steps.getByRole('status')).toHaveTextContent('2 left');
  heading.element().focus();
  await userEvent.keyboard('j');
  await expect.poll(address).toBe(`/admin/posts/${posts[2]?.id}?hidden=false&at=2`);
});

it('the form of a dive log leads back to its place in the list', async () => {
  const diveLogs = many(2, () => aDiveLog());
  const { address } = await renderPage('/admin/booklog', { records: { diveLogs } });
  await expect.element(cards.first()).toBeVisible();
  await userEvent.keyboard('jje');
  const log = `/admin/booklog/${diveLogs[1]?.id}`;
  await expect.poll(address).toBe(`${log}/edit?at=2`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(address).toBe(`${log}?at=2`);
  await page.getByTitle('Edit Max depth').click();
  await expect.poll(address).toBe(`${log}/edit?at=2&field=maxDepth`);
});

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../../tests/backend/answers.ts';
import { Backend } from '../../../../tests/backend/backend.ts';
import {
  aCertificate,
  ada,
  aPost,
  aUser,
  many,
  ownedBy,
} from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { suggestionsOf } from '../../../../tests/suggestions.ts';

const main = page.getByRole('main');
const posts = main.getByRole('article');
const chip = (name: string) => page.getByRole('button', { name: `${name} Remove` });
const openFilters = () => page.getByRole('button', { name: 'Filters', exact: true }).click();
const counted = (text: string) =>
  expect.element(main.getByText(text, { exact: true })).toBeVisible();

const picture = '9f86d081884c7d659a2feaa0c55ad015';

it('posts are filtered by what their cards show; Back restores each filter', async () => {
  const { address, goBack } = await renderPage('/admin/posts?page=2', {
    records: {
      posts: [
        ...many(9, () => aPost()),
        aPost({ isEnabled: false, imageResourceId: picture }),
        ...many(2, () => aPost({ isEnabled: false })),
      ],
    },
  });
  await counted('12 posts');
  await openFilters();
  await page.getByLabelText('Status').selectOptions('Disabled');
  await expect.poll(address).toBe('/admin/posts?hidden=true');
  await counted('3 posts');
  await expect.poll(() => posts.elements().length).toBe(3);
  expect(posts.getByText('Enabled').elements()).toHaveLength(0);
  expect(posts.getByText('Disabled').elements()).toHaveLength(3);

  await page.getByLabelText('Picture').selectOptions('Without a picture');
  await expect.poll(address).toBe('/admin/posts?hidden=true&picture=false');
  await counted('2 posts');
  await chip('Disabled').click();
  await expect.poll(address).toBe('/admin/posts?picture=false');
  await expect.element(chip('Without a picture')).toBeVisible();
  await counted('11 posts');
  goBack();
  await expect.element(chip('Disabled')).toBeVisible();
  await counted('2 posts');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/admin/posts');
  await expect.element(chip('Disabled')).not.toBeInTheDocument();
});

it('the order of a list is chosen: the oldest first, the other end on the last page', async () => {
  const { address } = await renderPage('/admin/posts', {
    records: { posts: many(8, (n) => aPost({ content: `Post ${n}.` })) },
  });
  await expect.element(posts.first().getByText('Post 1.', { exact: true })).toBeVisible();
  await openFilters();
  await page.getByLabelText('Order').selectOptions('Oldest first');
  await expect.poll(address).toBe('/admin/posts?sort=oldest');
  await expect.element(posts.first().getByText('Post 8.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(address).toBe('/admin/posts?sort=oldest&page=2');
  await expect.element(posts.last().getByText('Post 1.', { exact: true })).toBeVisible();
});

it('the posts of an author, who is suggested while their name is typed', async () => {
  const mira = aUser({ username: 'mira.reef', fullName: 'Mira Haddad' });
  const { address } = await renderPage('/admin/posts', {
    records: { users: [mira], posts: [...many(7, () => aPost()), aPost(ownedBy(mira))] },
  });
  await openFilters();
  const author = page.getByLabelText('Author');
  await author.fill('mira.reef');
  await expect.poll(() => suggestionsOf(author)).toContain('@mira.reef');
  await author.fill('@mira.reef');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/admin/posts?userId=${mira.id}`);
  await expect.element(chip('Mira Haddad')).toBeVisible();
  await counted('1 post');
  await expect.poll(() => posts.elements().length).toBe(1);
  await expect.element(posts.getByText('Mira Haddad')).toBeVisible();
});

const verified = () => many(3, () => aUser({ isVerified: true, country: 'Malta' }));
const unverified = () => many(4, () => aUser({ country: 'Oman' }));

it('people are filtered by verification, country and day of joining', async () => {
  const { address } = await renderPage('/admin/users', {
    records: { users: [...verified(), ...unverified()] },
  });
  await counted('8 users');
  await openFilters();
  await page.getByLabelText('Verification').selectOptions('Not Verified');
  await expect.poll(address).toBe('/admin/users?verified=false');
  await counted('5 users');
  await page.getByLabelText('Country').selectOptions('Oman');
  await expect.poll(address).toBe('/admin/users?verified=false&country=Oman');
  await expect.element(chip('Oman')).toBeVisible();
  await counted('4 users');
  await page.getByLabelText('Joined from').fill('2077-01-01');
  await expect.poll(address).toMatch(/&joinedFrom=2077-01-01$/);
  await expect.element(page.getByText('No Data To show.')).toBeVisible();
});

it('an address with filters shows their chips, by which they are removed', async () => {
  const filters = 'verified=false&country=Oman&joinedFrom=2077-01-01';
  const { address } = await renderPage(`/admin/users?${filters}`, {
    records: { users: [...verified(), ...unverified()] },
  });
  await expect.element(page.getByText('No Data To show.')).toBeVisible();
  await chip('Joined from 2077/01/01').click();
  await counted('4 users');
  await chip('Oman').click();
  await expect.poll(address).toBe('/admin/users?verified=false');
  await counted('5 users');
});

it('the select mode has what the filters find', async () => {
  await renderPage('/admin/users?verified=false', {
    records: { users: [...verified(), ...many(12, () => aUser()), { ...ada, isVerified: true }] },
  });
  await counted('12 users');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await page.getByRole('button', { name: 'All 12 matches' }).click();
  await expect.element(page.getByText('12 selected')).toBeVisible();
});

it('certificates that nobody has looked at: verifying a diver leads to the next one', async () => {
  const divers = many(3, (n) => aUser({ username: `diver.${n}`, isVerified: n === 1 }));
  const certificates = divers.map((diver, at) =>
    aCertificate({ title: `Course ${at + 1}`, ...ownedBy(diver) }),
  );
  const [, first, second] = certificates.map(({ id }) => `/admin/certifications/${id}`);
  const { address, backend } = await renderPage('/admin/certifications', {
    records: { users: divers, certificates },
  });
  await counted('3 certificates');
  await openFilters();
  await page.getByLabelText('Diver', { exact: true }).selectOptions('Not verified yet');
  await expect.poll(address).toBe('/admin/certifications?verified=false');
  await counted('2 certificates');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('row').nth(1).getByRole('cell').first().getByRole('link').click();
  await expect.poll(address).toBe(`${first}?verified=false&at=1`);
  await page.getByRole('link', { name: 'Next certificate' }).click();
  await expect.poll(address).toBe(`${second}?verified=false&at=2`);
  await page.getByRole('link', { name: 'Previous certificate' }).click();
  await expect.poll(address).toBe(`${first}?verified=false&at=1`);
  await page.getByRole('button', { name: 'Verify & next' }).click();
  await expect.poll(address).toContain(`${second}?verified=false`);
  // The last one leads to none.
  await expect.element(page.getByRole('button', { name: 'Mark diver as verified' })).toBeEnabled();
  expect(backend.records.users.filter(({ isVerified }) => isVerified)).toHaveLength(2);
});

it.each([
  { list: 'users', item: 'admin@buddyline.example' },
  { list: 'posts', item: 'Two turtles at the pier.' },
  { list: 'certifications', item: 'Open Water Diver' },
])('a backend with the specification alone has no filters of $list', async ({ list, item }) => {
  const backend = new Backend({ posts: [aPost()], certificates: [aCertificate()] });
  backend.on('GET /meta', () => refusal(404, 'There is no GET /meta.'));
  await renderPage(`/admin/${list}`, { backend });
  await expect.element(main.getByText(item, { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Filters' }).elements()).toEqual([]);
});

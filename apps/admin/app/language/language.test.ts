import { i18n } from '@lingui/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { activateLanguage, type CatalogFile, chooseLanguage, loadTexts } from './language.ts';

/** A mock catalog of a page. */
function catalogOf(page: string) {
  const load = (language: string) =>
    vi.fn<() => Promise<CatalogFile>>(async () => ({
      messages: { [page]: `${page} in ${language}` },
    }));
  return {
    [`catalogs/en/${page}.po`]: load('English'),
    [`catalogs/ar/${page}.po`]: load('Arabic'),
  };
}

/** The page's text; a function, so that the id is not extracted as a message. */
const read = (page: string) => i18n._(page);

beforeEach(() => activateLanguage('en'));

it('if a language fails to load, this page and the next keep the current one', async () => {
  const users = catalogOf('users');
  await loadTexts(users);
  users['catalogs/ar/users.po']?.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(chooseLanguage('ar')).rejects.toThrow('Failed to fetch');
  await loadTexts(catalogOf('tickets'));
  expect(read('users')).toBe('users in English');
  expect(read('tickets')).toBe('tickets in English');
  await chooseLanguage('ar');
  expect(read('users')).toBe('users in Arabic');
  expect(read('tickets')).toBe('tickets in Arabic');
});

it('a page opened while another language is loading has texts in both', async () => {
  const users = catalogOf('users');
  await loadTexts(users);
  const arabic = Promise.withResolvers<CatalogFile>();
  users['catalogs/ar/users.po']?.mockReturnValueOnce(arabic.promise);
  const chosen = chooseLanguage('ar');
  await loadTexts(catalogOf('posts'));
  expect(read('posts')).toBe('posts in English');
  arabic.resolve({ messages: { users: 'users in Arabic' } });
  await chosen;
  expect(read('posts')).toBe('posts in Arabic');
});

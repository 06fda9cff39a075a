import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { catalogs } from './language/catalogs.ts';
import routes from './routes.ts';
import {
  optionalSectionList,
  optionalSections,
  sectionList,
  sections,
  textsOf,
} from './sections.ts';

const catalogFolder = join(import.meta.dirname, '../../../packages/i18n/catalogs');

const every = { ...sections, ...optionalSections };
type EveryName = keyof typeof every;

describe.each(Object.keys(every))('the section %s', (name) => {
  it.each(['en', 'ar'])('has a catalog in %s', (locale) => {
    expect(readdirSync(join(catalogFolder, locale))).toContain(`${name}.po`);
  });
});

it('no two sections have the same path or shortcut', () => {
  const list = [...sectionList, ...optionalSectionList];
  expect(new Set(list.map(({ to }) => to)).size).toBe(list.length);
  expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
});

it.each<[string, (EveryName | 'rules')[]]>([
  ['/admin/users', ['users']],
  ['/admin/users/42/posts', ['users', 'posts', 'rules']],
  ['/admin/users/42/dive-logs', ['users', 'dive-logs', 'rules']],
  ['/admin/booklog/42/edit', ['dive-logs', 'rules']],
  ['/admin/settings', ['settings', 'rules']],
  ['/admin/certifications', ['certificates']],
  ['/admin/trash', ['trash']],
  ['/admin/activity', ['activity']],
  ['/admin/mails', ['mails']],
  ['/admin/constructor', []],
])('%s needs the catalogs of %j', (pathname, names) => {
  const expected = names.map((name) => (name === 'rules' ? catalogs.rules : every[name].texts));
  expect(textsOf(pathname)).toEqual(expected);
});

/** All pages below `/admin` with their path and their folder in `features`. */
function pagesOf(entries: RouteConfigEntry[], above = ''): { address: string; feature: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    const feature = /^features\/(?<name>[^/]+)\//.exec(file)?.groups?.['name'];
    const own = feature && address.startsWith('/admin') ? [{ address, feature }] : [];
    return [...own, ...pagesOf(children, address)];
  });
}

it.each(pagesOf(routes))('$address needs the catalog of $feature', ({ address, feature }) => {
  const known: Record<string, { texts: unknown } | undefined> = every;
  expect(known[feature], `features/${feature} is not a section`).toBeDefined();
  expect(textsOf(address)).toContain(known[feature]?.texts);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const clientDir = join(import.meta.dirname, '../build/client');
const files = new Set(await readdir(clientDir, { recursive: true }));
const pages = [...files].filter((file) => file.endsWith('index.html'));
const html = new Map(
  await Promise.all(
    pages.map(async (file) => [file, await readFile(join(clientDir, file), 'utf8')] as const),
  ),
);

/** What a page leads to or loads: href, src and the pictures of its metadata. */
function targets(page: string): string[] {
  const found = page.matchAll(/\s(?:href|src)="([^"]*)"|property="og:image" content="([^"]*)"/g);
  return [...found].map((match) => (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&'));
}

/** The built file behind an address of this site; undefined for other sites. */
function fileOf(address: URL): string | undefined {
  if (address.origin !== origin) return undefined;
  const path = address.pathname.replace(/^\/|\/$/g, '');
  return files.has(join(path, 'index.html')) ? join(path, 'index.html') : path;
}

const origin = new URL(
  /<link rel="canonical" href="([^"]+)"/.exec(html.get('index.html') ?? '')?.[1] ?? '',
).origin;

function whyDead(target: string, from: string): string | undefined {
  if (target === '' || target === '#') return `'${target}' leads nowhere`;
  // A picture that the page carries in itself.
  if (target.startsWith('data:image/')) return undefined;
  const base = new URL(from.replace(/index\.html$/, ''), `${origin}/`);
  const address = URL.parse(target, base);
  if (!address) return `'${target}' is no address`;
  const file = fileOf(address);
  if (file === undefined) {
    return /^(?:https?|mailto):$/.test(address.protocol) ? undefined : `'${target}' opens nothing`;
  }
  if (!files.has(file)) return `'${target}' is no page`;
  const id = decodeURIComponent(address.hash.slice(1));
  const known = id === '' || html.get(file)?.includes(`id="${id}"`);
  return known ? undefined : `'${target}' has no such place`;
}

test('the checker knows a dead link when it sees one', () => {
  for (const dead of ['#', '', '/gone', '/#gone', '/assets/gone.css', 'javascript:alert(1)']) {
    expect(whyDead(dead, 'index.html'), dead).toBeDefined();
  }
  expect(whyDead('/help#contact', 'index.html')).toBeUndefined();
});

for (const page of pages) {
  test(`every link of ${page} leads somewhere`, () => {
    const links = targets(html.get(page) ?? '');
    expect(links.length).toBeGreaterThan(5);
    expect(links.map((target) => whyDead(target, page)).filter(Boolean)).toEqual([]);
  });
}

test('the footer has all that the specification names', () => {
  const footer = /<footer[\s\S]*<\/footer>/.exec(html.get('old/index.html') ?? '')?.[0] ?? '';
  const words = [...footer.matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map((match) => match[1]);
  for (const name of [
    'Dive log',
    'Find buddies',
    'Dive sites',
    'Certifications',
    'Events',
    'Blog',
    'Forum',
    'Support',
    'Privacy policy',
    'Terms',
    'Contact',
    'Admin portal',
  ]) {
    expect(words).toContain(name);
  }
});

test('the map of the site names every page and nothing else', async () => {
  const map = await readFile(join(clientDir, 'sitemap.xml'), 'utf8');
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => fileOf(new URL(match[1] ?? '')) ?? '',
  );
  const found = pages.filter((page) => !page.includes('404'));
  expect(named.toSorted()).toEqual(found.toSorted());
});

test('hosts of static files are told the policy that our server sends', async ({ request }) => {
  const file = await readFile(join(clientDir, '_headers'), 'utf8');
  const told = /Content-Security-Policy: (.+)/.exec(file)?.[1]?.replaceAll('; ', ';');
  expect(told).toMatch(/style-src 'sha256-/);
  expect((await request.get('/')).headers()['content-security-policy']).toBe(told);
});

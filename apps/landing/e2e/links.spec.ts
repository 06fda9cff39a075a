import { type APIRequestContext, expect, test } from '@playwright/test';

const names = ['', '/old', '/help', '/privacy', '/terms', '/404'];
const pages = ['/', ...names.slice(1), ...names.map((name) => `/ar${name}`)];

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** What a page leads to or loads: href, src and the pictures of its metadata. */
function targets(page: string): string[] {
  const found = page.matchAll(/\s(?:href|src)="([^"]*)"|property="og:image" content="([^"]*)"/g);
  return [...found].map((match) => (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&'));
}

/** Where the pages say they are, which is not where this test asks for them. */
async function originOfSite(request: APIRequestContext): Promise<string> {
  const [, canonical = ''] =
    /<link rel="canonical" href="([^"]+)"/.exec(await textOf(request, '/')) ?? [];
  return new URL(canonical).origin;
}

/** @param from the path of the page that leads there */
async function whyDead(request: APIRequestContext, target: string, from: string) {
  if (target === '' || target === '#') return `'${target}' leads nowhere`;
  // A picture that the page carries in itself.
  if (target.startsWith('data:image/')) return undefined;
  const origin = await originOfSite(request);
  const address = URL.parse(target, origin + from);
  if (!address) return `'${target}' is no address`;
  if (address.origin !== origin) {
    return /^(?:https?|mailto):$/.test(address.protocol) ? undefined : `'${target}' opens nothing`;
  }
  const answer = await request.get(address.pathname);
  if (!answer.ok()) return `'${target}' is no page`;
  const id = decodeURIComponent(address.hash.slice(1));
  const known = id === '' || (await answer.text()).includes(`id="${id}"`);
  return known ? undefined : `'${target}' has no such place`;
}

test('the checker knows a dead link when it sees one', async ({ request }) => {
  for (const dead of ['#', '', '/gone', '/#gone', '/assets/gone.css', 'javascript:alert(1)']) {
    expect(await whyDead(request, dead, '/'), dead).toBeDefined();
  }
  expect(await whyDead(request, '/help#contact', '/')).toBeUndefined();
});

for (const page of pages) {
  test(`every link of ${page} leads somewhere`, async ({ request }) => {
    const links = new Set(targets(await textOf(request, page)));
    expect(links.size).toBeGreaterThan(5);
    const reasons = await Promise.all([...links].map((target) => whyDead(request, target, page)));
    expect(reasons.filter(Boolean)).toEqual([]);
  });
}

test('the footer has all that the specification names', async ({ request }) => {
  const footer = /<footer[\s\S]*<\/footer>/.exec(await textOf(request, '/old'))?.[0] ?? '';
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

test('the map of the site names every page and nothing else', async ({ request }) => {
  const map = await textOf(request, '/sitemap.xml');
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(named.toSorted()).toEqual(pages.filter((page) => !page.includes('404')).toSorted());
});

test('hosts of static files are told the policy that our server sends', async ({ request }) => {
  const file = await textOf(request, '/_headers');
  const told = /Content-Security-Policy: (.+)/.exec(file)?.[1]?.replaceAll('; ', ';');
  expect(told).toMatch(/style-src 'sha256-/);
  expect((await request.get('/')).headers()['content-security-policy']).toBe(told);
});

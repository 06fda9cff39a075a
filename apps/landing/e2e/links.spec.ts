import { type APIRequestContext, expect, test } from '@playwright/test';

const names = ['', '/old', '/help', '/privacy', '/terms', '/404'];
const pages = ['/', ...names.slice(1), ...names.map((name) => `/ar${name}`)];

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** What a page links to or loads: href, src and the pictures in its metadata. */
function targets(page: string): string[] {
  const found = page.matchAll(/\s(?:href|src)="([^"]*)"|property="og:image" content="([^"]*)"/g);
  return [...found].map((match) => (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&'));
}

/** The origin in the pages' canonical links, which differs from the test server's. */
async function originOfSite(request: APIRequestContext): Promise<string> {
  const [, canonical = ''] =
    /<link rel="canonical" href="([^"]+)"/.exec(await textOf(request, '/')) ?? [];
  return new URL(canonical).origin;
}

/** @param from the path of the page with the link */
async function deadLinkReason(request: APIRequestContext, target: string, from: string) {
  if (target === '' || target === '#') return `'${target}' is empty`;
  // An inline picture.
  if (target.startsWith('data:image/')) return undefined;
  const origin = await originOfSite(request);
  const address = URL.parse(target, origin + from);
  if (!address) return `'${target}' is not a URL`;
  if (address.origin !== origin) {
    return /^(?:https?|mailto):$/.test(address.protocol)
      ? undefined
      : `'${target}' has no usable protocol`;
  }
  const answer = await request.get(address.pathname);
  if (!answer.ok()) return `'${target}' is not found`;
  const id = decodeURIComponent(address.hash.slice(1));
  const known = id === '' || (await answer.text()).includes(`id="${id}"`);
  return known ? undefined : `'${target}' has no element with this id`;
}

test('the checker recognises dead links', async ({ request }) => {
  for (const dead of ['#', '', '/gone', '/#gone', '/assets/gone.css', 'javascript:alert(1)']) {
    expect(await deadLinkReason(request, dead, '/'), dead).toBeDefined();
  }
  expect(await deadLinkReason(request, '/help#contact', '/')).toBeUndefined();
});

for (const page of pages) {
  test(`every link of ${page} has a target`, async ({ request }) => {
    const links = new Set(targets(await textOf(request, page)));
    expect(links.size).toBeGreaterThan(5);
    const reasons = await Promise.all(
      [...links].map((target) => deadLinkReason(request, target, page)),
    );
    expect(reasons.filter(Boolean)).toEqual([]);
  });
}

test('the footer has every link that the specification names', async ({ request }) => {
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

test('the sitemap lists every page and nothing else', async ({ request }) => {
  const map = await textOf(request, '/sitemap.xml');
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(named.toSorted()).toEqual(pages.filter((page) => !page.includes('404')).toSorted());
});

test('`_headers` for static hosts has the policy that our server sends', async ({ request }) => {
  const file = await textOf(request, '/_headers');
  const policy = /Content-Security-Policy: (.+)/.exec(file)?.[1]?.replaceAll('; ', ';');
  expect(policy).toMatch(/style-src 'sha256-/);
  expect((await request.get('/')).headers()['content-security-policy']).toBe(policy);
});

import { expect, paint, test } from './support/test.ts';
import { testDeployment } from './support/share-server.ts';

const origin = testDeployment.SHARE_ORIGIN;

test.describe('the preview for messengers', () => {
  test('of a post with a picture', async ({ page, posts, unfurl }) => {
    const picture = await paint(page, 1600, 900);
    const id = await posts.write({ content: 'Two mantas at the cleaning station.', picture });
    const preview = await unfurl(`/posts/${id}`);
    expect(preview.status).toBe(200);
    expect(preview.title).toContain('Two mantas at the cleaning station.');
    expect(preview.canonical).toBe(`${origin}/posts/${id}`);
    expect(preview.meta('description')).toBe('Two mantas at the cleaning station.');
    expect(preview.meta('og:title')).toMatch(/.+ on Buddyline$/);
    expect(preview.meta('og:url')).toBe(`${origin}/posts/${id}`);
    expect(preview.meta('og:image')).toMatch(
      /^https:\/\/share\.example\/api\/files\/[0-9a-f]{32}\?size=share$/,
    );
    expect(preview.meta('twitter:card')).toBe('summary_large_image');
    expect(preview.data).toMatchObject({
      '@type': 'SocialMediaPosting',
      articleBody: 'Two mantas at the cleaning station.',
      interactionStatistic: [
        { interactionType: 'https://schema.org/LikeAction', userInteractionCount: 0 },
        { interactionType: 'https://schema.org/CommentAction', userInteractionCount: 0 },
      ],
    });
    expect(preview.html).not.toContain('@buddyline.example');
    expect(preview.html).not.toMatch(/latitude|longitude/i);
  });

  test('of a post without a picture: a card with its text', async ({ request, postId, unfurl }) => {
    const { meta } = await unfurl(`/posts/${postId}`);
    const address = meta('og:image') ?? '';
    expect(address).toMatch(new RegExp(`^${origin}/posts/${postId}/card\\.png\\?v=[\\w-]{16}$`));
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    const card = await request.get(address.replace(origin, ''));
    expect(card.headers()['content-type']).toBe('image/png');
    // The first chunk of a PNG holds its size.
    const bytes = await card.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
    const again = await request.get(address.replace(origin, ''), {
      headers: { 'if-none-match': card.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  });

  test('of an Arabic post', async ({ posts, unfurl }) => {
    const content = 'رجعت إلى حطام SS Thistlegorm بعد ثلاث سنوات، وما زالت تدهشني.';
    const id = await posts.write({ content });
    const preview = await unfurl(`/posts/${id}?lang=ar&utm_source=mail`);
    expect(preview.html).toMatch(/<html lang="ar" dir="rtl"/);
    expect(preview.html).toContain(`<p lang="ar" dir="rtl"`);
    expect(preview.meta('description')).toBe(content);
    expect(preview.meta('og:locale')).toBe('ar_AR');
    expect(preview.canonical).toBe(`${origin}/posts/${id}?lang=ar`);
    expect(preview.data).toMatchObject({ inLanguage: 'ar', articleBody: content });
  });

  const hostile = [
    `</title><script>alert(1)</script>`,
    `</script><script>alert(1)</script><!--`,
    `"><img src=x onerror=alert(1)> ' " & &amp; <b>`,
    '👨‍👩‍👧‍👦 🤿 \u202e reversed \u2066',
    'x'.repeat(5_000),
    'شعاب'.repeat(1_250),
  ];
  for (const content of hostile) {
    test(`of the hostile text ${content.slice(0, 40)}`, async ({ posts, unfurl, request }) => {
      const id = await posts.write({ content });
      const { html, title, meta, data } = await unfurl(`/posts/${id}`);
      expect(data['articleBody']).toBe(content);
      expect(html).not.toContain('<script>');
      expect(html).not.toContain('<img src=x');
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(title.length).toBeLessThan(150);
      expect(meta('description')?.length).toBeLessThanOrEqual(200);
      // An override would turn the text that the description is joined into.
      const beginning = content.slice(0, 20).replaceAll('\u202e', '').trim();
      expect(meta('description')?.startsWith(beginning)).toBe(true);
      const card = await request.get(`/posts/${id}/card.png`);
      expect(card.status()).toBe(200);
    });
  }
});

test('absolute URLs come from the settings, whatever Host and X-Forwarded-Host say', async ({
  request,
  postId,
}) => {
  const answer = await request.get(`/posts/${postId}`, {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).not.toContain('evil.example');
});

test('the page may be cached for 30 s and revalidated by its ETag', async ({ request, postId }) => {
  const first = await request.get(`/posts/${postId}`);
  expect(first.headers()['cache-control']).toBe('public, max-age=30, stale-while-revalidate=30');
  expect(first.headers()['set-cookie']).toBeUndefined();
  const etag = first.headers()['etag'] ?? '';
  const again = await request.get(`/posts/${postId}`, { headers: { 'if-none-match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
});

import { test as base, expect, type Page } from '@playwright/test';
import { type Posts, postsOf } from './posts.ts';
import { type Preview, previewOf } from './preview.ts';

export { expect };

interface Fixtures {
  /** Errors in the page that the test did not provoke. */
  failures: string[];
  posts: Posts;
  /** An English post without a picture. */
  postId: string;
  unfurl: (path: string) => Promise<Preview>;
}

/** Every test fails on a script error or a violation of the Content-Security-Policy. */
export const test = base.extend<Fixtures>({
  failures: [
    async ({ page }, use) => {
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));
      page.on('console', (message) => {
        const text = message.text();
        const isProvoked = text.startsWith('Failed to load resource');
        if (message.type() === 'error' && !isProvoked) failures.push(text);
      });
      await use(failures);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
  posts: async ({ request }, use) => {
    await use(postsOf(request));
  },
  postId: async ({ posts }, use) => {
    const id = await posts.write({ content: 'Manta! She circled us twice and was gone.' });
    await use(id);
    await posts.remove(id);
  },
  unfurl: async ({ request }, use) => {
    await use(async (path) => previewOf(await request.get(path)));
  },
});

/** A plain blue PNG of this size in px. */
export async function paint(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = Number(w);
      canvas.height = Number(h);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser does not paint.');
      context.fillStyle = '#0b7f9f';
      context.fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

import { expect, test } from 'vitest';
import { sharedKeyOf } from './shared-key.ts';

const id = '0198c0de-7a11-7000-8000-5e5510000001';
const keyOf = (path: string) => sharedKeyOf(new URL(path, 'http://localhost'));

test('a post has a page in each language, whatever else is in the query', () => {
  const english = keyOf(`/posts/${id}`);
  const arabic = keyOf(`/posts/${id}?lang=ar`);
  expect(new Set([english, arabic, null]).size).toBe(3);
  for (const search of ['?x=1', '?lang=tlh', '?lang=ar?x', '?x#&lang=ar']) {
    expect(keyOf(`/posts/${id}${search}`), search).toBe(english);
  }
  for (const search of ['?lang=ar&x=1', '?lang=ar#x', '?x=?&lang=ar']) {
    expect(keyOf(`/posts/${id}${search}`), search).toBe(arabic);
  }
});

test.each(['/', '/posts', `/posts/${id}/card.png`, '/posts/x'])('%s has no shared page', (path) => {
  expect(keyOf(path)).toBeNull();
});

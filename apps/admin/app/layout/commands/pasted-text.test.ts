import { expect, it } from 'vitest';
import { readPasted } from './pasted-text.ts';

const origin = 'https://admin.example';
const id = '0198c0de-7a11-7000-8000-5eadeadbeef0';

it.each([
  [id, { kind: 'id', id }],
  [` ${id}\n`, { kind: 'id', id }],
  [`https://share.example/posts/${id}`, { kind: 'post', id }],
  [`https://share.example/posts/${id}?lang=ar`, { kind: 'post', id }],
  ['https://share.example/posts/42/', { kind: 'post', id: '42' }],
  [`buddyline://posts/${id}`, { kind: 'post', id }],
  [
    `${origin}/admin/users/7/tickets?page=2`,
    { kind: 'page', path: '/admin/users/7/tickets?page=2' },
  ],
  [`${origin}/admin/posts/7`, { kind: 'page', path: '/admin/posts/7' }],
])('%s', (text, expected) => {
  expect(readPasted(text, origin)).toEqual(expected);
});

it.each([
  '',
  'mira',
  '12',
  'posts/7',
  'https://share.example/',
  'https://[',
  `${id}0`,
  'https://blog.example/posts/100%',
  'https://blog.example/posts/caf%E9',
])('"%s" is text to search for', (text) => {
  expect(readPasted(text, origin)).toBeNull();
});

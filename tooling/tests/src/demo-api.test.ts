import { expect, test } from 'vitest';
import { countsChange } from './demo-api.ts';

const metrics = (...calls: string[]) =>
  [
    'http_requests_in_flight 0',
    ...calls.map((call) => {
      const [method, route, status] = call.split(' ');
      return `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
    }),
  ].join('\n');

test.each([
  ['GET /api/posts 200'],
  ['POST /api/auth/login 200'],
  ['POST /api/auth/refresh-token 200'],
  ['PUT /api/live/viewers/:noun/:id 200'],
  ['PATCH /api/posts/:postId 422'],
  ['DELETE /api/posts/:postId 404'],
])('no change: %s', (call) => {
  expect(countsChange(metrics(call))).toBe(false);
});

test.each([
  ['POST /api/posts 201'],
  ['DELETE /api/auth/sessions 200'],
  ['PATCH /api/users/:userId 204'],
])('a change: %s', (call) => {
  expect(countsChange(metrics('GET /api/posts 200', call))).toBe(true);
});

test('a call that is being answered may be a change', () => {
  expect(countsChange('http_requests_in_flight 1')).toBe(true);
});

import { expect, test } from 'vitest';
import { apiUnavailable } from './api-unavailable.ts';

test('an API out of reach is told in the language that was asked for', () => {
  expect(apiUnavailable('ar')).toBe('الخدمة غير متاحة الآن، يرجى المحاولة مجددًا.');
  expect(apiUnavailable('en-GB')).toBe('The service is not available right now, please try again.');
  expect(apiUnavailable(undefined)).toBe(apiUnavailable('en'));
});

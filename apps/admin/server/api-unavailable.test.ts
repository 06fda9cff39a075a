import { expect, test } from 'vitest';
import { apiUnavailable } from './api-unavailable.ts';

test('the message for an unreachable API is in the requested language', () => {
  expect(apiUnavailable('ar')).toBe('الخدمة غير متاحة الآن، يرجى المحاولة مجددًا.');
  expect(apiUnavailable('en-GB')).toBe('The service is not available right now, please try again.');
  expect(apiUnavailable(undefined)).toBe(apiUnavailable('en'));
});

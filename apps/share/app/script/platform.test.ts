import { expect, test } from 'vitest';
import { followsIntents, intentAddress, platformOf } from './platform.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const macintosh =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const webview = android.replace('; K)', '; Pixel 9 Build/X; wv)');
const androidFirefox = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test.each([
  ['an iPhone', iPhone, 5, 'ios'],
  ['an iPad that requests desktop pages', macintosh, 5, 'ios'],
  ['a Macintosh', macintosh, 0, 'other'],
  ['an Android phone', android, 5, 'android'],
  ['Firefox on Android', androidFirefox, 5, 'android'],
  ['Firefox on Linux', desktop, 0, 'other'],
  ['a laptop with a touch screen', desktop, 10, 'other'],
] as const)('%s', (_name, userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});

test('only Chrome on Android gets intent links', () => {
  const able = [android, webview, androidFirefox, iPhone, desktop].filter((userAgent) =>
    followsIntents({ userAgent }),
  );
  expect(able).toEqual([android]);
});

test('an intent link names the scheme, and neither a package nor a fallback that would open the store at once', () => {
  expect(intentAddress('buddyline://posts/a%2Fb')).toBe(
    'intent://posts/a%2Fb#Intent;scheme=buddyline;end',
  );
});

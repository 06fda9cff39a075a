import { expect, test } from 'vitest';
import { readDeployment } from './deployment.ts';

test('without settings everything is on this machine, and no app claims the addresses', () => {
  expect(readDeployment({})).toMatchObject({
    brand: 'Buddyline',
    origin: 'http://127.0.0.1:4002',
    landingOrigin: 'http://127.0.0.1:4003',
    appScheme: 'buddyline',
    appleAppIds: [],
    android: null,
  });
});

test('a public origin is kept without its path', () => {
  const env = { SHARE_ORIGIN: 'https://share.example/', LANDING_ORIGIN: 'https://www.example/x' };
  expect(readDeployment(env)).toMatchObject({
    origin: 'https://share.example',
    landingOrigin: 'https://www.example',
  });
});

test('Android needs the package and a signature', () => {
  expect(readDeployment({ ANDROID_PACKAGE: 'example.app' }).android).toBeNull();
  const env = { ANDROID_PACKAGE: 'example.app', ANDROID_CERT_SHA256: 'AA:BB, CC:DD' };
  expect(readDeployment(env).android).toEqual({
    packageName: 'example.app',
    fingerprints: ['AA:BB', 'CC:DD'],
  });
});

test.each([
  ['SHARE_ORIGIN', 'share.example'],
  ['LANDING_ORIGIN', 'javascript:alert(1)'],
  ['APP_STORE_URL', 'the store'],
  ['APP_SCHEME', 'Buddy line'],
])('%s cannot be %j', (name, value) => {
  expect(() => readDeployment({ [name]: value })).toThrow(name);
});

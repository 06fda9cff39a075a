import { expect, test } from 'vitest';
import { readDeployment } from './deployment.ts';

test('without settings all origins are on this machine, and no app may open the links', () => {
  expect(readDeployment({})).toMatchObject({
    brand: 'Buddyline',
    origin: 'http://127.0.0.1:4002',
    landingOrigin: 'http://127.0.0.1:4003',
    appScheme: 'buddyline',
    appleAppIds: [],
    android: null,
  });
});

test.each([
  ['::1', 'http://[::1]'],
  ['127.0.0.2', 'http://127.0.0.2'],
])('links of a server that listens on %s lead to %s', (HOST, origin) => {
  expect(readDeployment({ HOST })).toMatchObject({
    origin: `${origin}:4002`,
    landingOrigin: `${origin}:4003`,
  });
});

test('where others can reach the server, both public origins must be set', () => {
  const HOST = '0.0.0.0';
  const SHARE_ORIGIN = 'https://share.example/';
  expect(() => readDeployment({ HOST })).toThrow('but SHARE_ORIGIN is not set');
  expect(() => readDeployment({ HOST, SHARE_ORIGIN })).toThrow('but LANDING_ORIGIN is not set');
  const env = { HOST, SHARE_ORIGIN, LANDING_ORIGIN: 'https://www.example' };
  expect(readDeployment(env)).toMatchObject({
    origin: 'https://share.example',
    landingOrigin: 'https://www.example',
  });
});

const fingerprint = Array.from({ length: 32 }, (_, byte) => (byte + 160).toString(16)).join(':');

test('apps that may open these links are read from the settings', () => {
  const env = {
    APPLE_APP_IDS: 'ABCDE12345.com.example.app, FGHIJ67890.com.example.beta',
    ANDROID_PACKAGE: 'com.example.app',
    ANDROID_CERT_SHA256: `${fingerprint}, ${fingerprint.toUpperCase()}`,
  };
  expect(readDeployment(env)).toMatchObject({
    appleAppIds: ['ABCDE12345.com.example.app', 'FGHIJ67890.com.example.beta'],
    android: {
      packageName: 'com.example.app',
      fingerprints: [fingerprint, fingerprint.toUpperCase()],
    },
  });
});

test.each([
  ['ANDROID_CERT_SHA256', { ANDROID_PACKAGE: 'com.example.app' }],
  ['ANDROID_PACKAGE', { ANDROID_CERT_SHA256: fingerprint }],
])('%s is required when the other Android setting is set', (missing, env) => {
  expect(() => readDeployment(env)).toThrow(`${missing} is not set`);
});

test.each([
  ['SHARE_ORIGIN', 'share.example'],
  ['SHARE_ORIGIN', 'https://share.example/posts'],
  ['LANDING_ORIGIN', 'javascript:alert(1)'],
  ['APP_STORE_URL', 'the store'],
  ['PLAY_STORE_URL', 'com.example.app'],
  ['APP_SCHEME', 'Buddy line'],
  ['APPLE_APP_IDS', 'com.example.app'],
  ['APPLE_APP_IDS', 'ABCDE12345.com.example.app;FGHIJ67890.com.example.beta'],
  ['ANDROID_CERT_SHA256', 'AA:BB:CC'],
])('%s refuses %j', (name, value) => {
  expect(() => readDeployment({ [name]: value })).toThrow(name);
});

test('ANDROID_PACKAGE refuses a URL', () => {
  const env = { ANDROID_PACKAGE: 'https://example.com', ANDROID_CERT_SHA256: fingerprint };
  expect(() => readDeployment(env)).toThrow('ANDROID_PACKAGE must be a package');
});

test('a brand that is too long is refused', () => {
  expect(() => readDeployment({ BRAND: 'a'.repeat(61) })).toThrow(/^BRAND cannot be used/);
});

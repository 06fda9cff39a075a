import { expect, test } from 'vitest';
import { readSite } from './site.ts';

test('without settings origins are on this machine and community links lead to the help page', () => {
  expect(readSite({ LANDING_ORIGIN: '', CONTACT_EMAIL: ' ' })).toMatchObject({
    brand: 'Buddyline',
    origin: 'http://127.0.0.1:4003',
    adminUrl: 'http://127.0.0.1:4001',
    contactEmail: undefined,
    community: { events: undefined, blog: undefined },
  });
});

test('URLs are kept as they are, origins lose their slash', () => {
  const env = {
    LANDING_ORIGIN: 'https://www.example.com/',
    ADMIN_ORIGIN: 'https://admin.example.com:8443/',
    EVENTS_URL: 'https://example.com/events?by=date',
    CONTACT_EMAIL: 'hello@example.com',
  };
  expect(readSite(env)).toMatchObject({
    origin: 'https://www.example.com',
    adminUrl: 'https://admin.example.com:8443',
    community: { events: 'https://example.com/events?by=date' },
    contactEmail: 'hello@example.com',
  });
});

test('where others can reach the server, both public origins must be set', () => {
  const HOST = '0.0.0.0';
  const LANDING_ORIGIN = 'https://www.example.com';
  expect(() => readSite({ HOST })).toThrow('but LANDING_ORIGIN is not set');
  expect(() => readSite({ HOST, LANDING_ORIGIN })).toThrow('but ADMIN_ORIGIN is not set');
});

test.each([
  ['LANDING_ORIGIN', 'www.example.com'],
  ['ADMIN_ORIGIN', 'admin.example.com:8443'],
  ['ADMIN_ORIGIN', 'https://admin.example.com/panel'],
  ['APP_STORE_URL', 'id1234567890'],
  ['EVENTS_URL', 'javascript:alert(1)'],
  ['CONTACT_EMAIL', 'the desk'],
  ['CONTACT_EMAIL', 'a@example.com?bcc=b@example.com'],
])('%s refuses %j', (name, value) => {
  expect(() => readSite({ [name]: value })).toThrow(`${name} must be`);
});

test.each([
  ['BRAND', 61],
  ['TAGLINE_EN', 41],
  ['TAGLINE_AR', 41],
])('%s of %i letters is too long', (name, length) => {
  expect(() => readSite({ [name]: 'a'.repeat(length) })).toThrow(`${name} cannot be used`);
});

test('each language may have its own tagline', () => {
  expect(readSite({ TAGLINE_EN: ' Breathe out. ' }).taglines).toEqual({ en: 'Breathe out.' });
});

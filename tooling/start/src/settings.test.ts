import { expect, test } from 'vitest';
import { readSettings } from './settings.mjs';

const origins = {
  ADMIN_ORIGIN: 'http://192.168.1.20:4001',
  SHARE_ORIGIN: 'http://192.168.1.20:4002',
  LANDING_ORIGIN: 'http://192.168.1.20:4003',
};
const PUBLIC_ORIGINS = Object.values(origins).join(' ');

test('a host that others can reach needs the addresses that they type', () => {
  expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(
    'but PUBLIC_ORIGINS, ADMIN_ORIGIN, SHARE_ORIGIN, LANDING_ORIGIN must be set as well.',
  );
  expect(() => readSettings({ HOST: '192.168.1.20' })).toThrow('but PUBLIC_ORIGINS must be set');
  expect(readSettings({ HOST: '0.0.0.0', PUBLIC_ORIGINS, ...origins }).host).toBe('0.0.0.0');
  expect(readSettings({ HOST: '192.168.1.20', PUBLIC_ORIGINS }).host).toBe('192.168.1.20');
});

test('this machine alone needs none', () => {
  for (const HOST of ['', 'localhost', '127.0.0.1', '::1']) {
    expect(() => readSettings({ HOST })).not.toThrow();
  }
});

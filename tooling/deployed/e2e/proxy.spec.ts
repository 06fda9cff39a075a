import { findDebianProgram, nginx } from '@buddyline/tests/servers/debian-program';
import { expect, test } from '@playwright/test';
import { callNginx } from '../src/call-nginx.ts';
import { administrator, readDeployment } from './deployment.ts';

const { origins } = readDeployment();

test.describe('behind nginx with TLS', () => {
  test.skip(findDebianProgram(nginx) === null, 'nginx is not installed');

  test('wrong passwords of one address, whatever it claims to be, do not lock out another', async () => {
    const { email, password } = administrator;
    const signIn = (from: string, words: string, claimed: string) =>
      callNginx({
        origin: origins.admin,
        path: '/api/auth/login',
        from,
        headers: { 'x-forwarded-for': claimed },
        body: { email: words === password ? email : `${claimed}@example.org`, password: words },
      });
    for (let guess = 0; guess < 60; guess += 1) {
      await signIn('127.0.0.2', 'wrong-password', `203.0.113.${guess}`);
    }
    expect(await signIn('127.0.0.2', password, '203.0.113.99')).toBe(429);
    expect(await signIn('127.0.0.3', password, '127.0.0.2')).toBe(200);
  });

  test('the host of the API answers its calls and nothing else; unknown names get no answer', async () => {
    const named = (name: string) => origins.admin.replace('admin.', `${name}.`);
    expect(await callNginx({ origin: named('api'), path: '/api/ready' })).toBe(200);
    expect(await callNginx({ origin: named('api'), path: '/' })).toBe(404);
    await expect(callNginx({ origin: named('other'), path: '/' })).rejects.toThrow(
      'socket hang up',
    );
  });
});

import fastify from 'fastify';
import { expect, test } from 'vitest';
import { proxyTrust } from '@buddyline/connections/trusted-proxies';

const api = fastify({ trustProxy: proxyTrust(['loopback', '10.0.0.0/8']) });
api.get('/address', (request) => request.ip);

async function addressOf(forwardedFor: string, remoteAddress = '127.0.0.1'): Promise<string> {
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await api.inject({ url: '/address', remoteAddress, headers })).body;
}

test('the address of a client is the last one that no trusted proxy has', async () => {
  expect(await addressOf('203.0.113.7')).toBe('203.0.113.7');
  expect(await addressOf('198.51.100.1, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
  expect(await addressOf('203.0.113.7', '198.51.100.1')).toBe('198.51.100.1');
});

test('proxies that write the ports of their clients are believed too', async () => {
  expect(await addressOf('203.0.113.7, 10.1.2.3:51234')).toBe('203.0.113.7');
});

test('at most ten proxies are believed, so a long chain is not read to its end', async () => {
  const proxies = Array.from({ length: 1_600 }, (_, index) => `10.0.0.${index % 250}`);
  expect(await addressOf(['203.0.113.7', ...proxies.slice(0, 9)].join(', '))).toBe('203.0.113.7');
  const chain = ['203.0.113.7', ...proxies].join(', ');
  expect(await addressOf(chain)).toBe(proxies.at(-10));
});

import { expect, test } from 'vitest';
import { networkMatcher } from './networks.ts';

test('matches addresses, CIDR blocks and names, with IPv4 in both notations', () => {
  const isOurs = networkMatcher(['loopback', '10.0.0.0/8', '192.0.2.7', 'fd00::/8', '2001:db8::1']);
  const ours = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.9.8.7', '192.0.2.7', 'fd12::3'];
  expect([...ours, '2001:db8::1'].filter((address) => !isOurs(address))).toEqual([]);
  const others = ['192.0.2.8', '11.0.0.1', '2001:db8::2', '', 'nonsense'];
  expect(others.filter(isOurs)).toEqual([]);
});

test('an address with a port is in the same networks', () => {
  const isOurs = networkMatcher(['10.0.0.0/8', 'fd00::/8']);
  expect(['10.9.8.7:443', '[fd12::3]:443', '[fd12::3]'].every(isOurs)).toBe(true);
  expect(['192.0.2.8:443', '[2001:db8::2]:443', '10.9.8.7:', ':443'].some(isOurs)).toBe(false);
});

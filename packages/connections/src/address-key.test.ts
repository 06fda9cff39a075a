import { expect, test } from 'vitest';
import { addressKey, networkOf } from './address-key.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2'],
  ['2001:db8:1:2345::7', '2001:db8:1:2300', '2001:db8:1'],
  ['2001:DB8:1:23ff:1:2:3:4', '2001:db8:1:2300', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['192.0.2.7:51234', '192.0.2.7', '192.0.2'],
  ['[2001:db8:1:2345::7]:443', '2001:db8:1:2300', '2001:db8:1'],
  ['[2001:db8:1:2345::7]', '2001:db8:1:2300', '2001:db8:1'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7', '192.0.2'],
])('%s has the key %s and the network %s', (address, key, network) => {
  expect([addressKey(address), networkOf(address)]).toEqual([key, network]);
});

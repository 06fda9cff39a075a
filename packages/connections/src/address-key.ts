import { isIPv4, isIPv6 } from 'node:net';

/** Whom a limit per address counts: an IPv4 address, or the /64 that one IPv6 household has to itself. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  // The URL parser writes every IPv6 address in its one canonical short form.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** What one household or provider hands out addresses from: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const key = addressKey(address);
  return isIPv4(key) ? key.split('.').slice(0, 3).join('.') : key;
}

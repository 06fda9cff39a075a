import { isIPv6 } from 'node:net';

/** The key of a limit per address: an IPv4 address, or the /56 of an IPv6 household. */
export function addressKey(address: string): string {
  const ipv4 = ipv4Of(address);
  if (ipv4 !== undefined) return ipv4;
  const [first, second, third, fourth = '0'] = groupsOf(address);
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [first, second, third, half].join(':');
}

/** The key of a limit per network: /24 of IPv4, or the /48 of IPv6 that anybody can rent. */
export function networkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  return ipv4 === undefined
    ? groupsOf(address).slice(0, 3).join(':')
    : ipv4.split('.').slice(0, 3).join('.');
}

/**
 * The /48 of an IPv6 address, which has 256 keys of `addressKey`. Not the /24 of IPv4: its addresses belong to
 * strangers, often neighbours behind one carrier.
 */
export function rentedNetworkOf(address: string): string | undefined {
  return ipv4Of(address) === undefined ? networkOf(address) : undefined;
}

/** The same network, written as such: 203.0.113.0/24 or 2001:db8:7::/48. */
export function networkBlockOf(address: string): string {
  const network = networkOf(address);
  return ipv4Of(address) === undefined ? `${network}::/48` : `${network}.0/24`;
}

/** Some proxies write the port of their client into `X-Forwarded-For`: 203.0.113.7:51234 or [2001:db8::7]:443. */
export function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}

/** The IPv4 address, also if it is mapped to IPv6. */
function ipv4Of(withPort: string): string | undefined {
  // It runs several times for each request, and `isIPv6` is a long expression.
  if (!withPort.includes(':')) return withPort;
  const address = withoutPort(withPort);
  if (!isIPv6(address)) return address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  // The URL parser normalises IPv6 addresses.
  const canonical = new URL(`http://[${withoutPort(address).split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back];
}

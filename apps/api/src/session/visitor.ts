import { networkBlockOf } from '@buddyline/connections/address-key';
import type { FastifyRequest } from 'fastify';

/** What a session says about where it is used; enough to recognise it, and no more. */
export interface Visitor {
  browser: string | null;
  system: string | null;
  network: string | null;
}

export const unknownVisitor: Visitor = { browser: null, system: null, network: null };

export function visitorOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Visitor {
  const userAgent = (headers['user-agent'] ?? '').slice(0, longestUserAgent);
  return {
    browser: nameIn(userAgent, browsers),
    system: nameIn(userAgent, systems),
    network: networkBlockOf(ip),
  };
}

/** User agents of browsers have about 200 characters. */
const longestUserAgent = 512;

type Rule = readonly [name: string, pattern: RegExp];

// In this order, because most browsers also claim to be Chrome and Safari.
const browsers: readonly Rule[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly Rule[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * The first matching name. No library: those for user agents are large or under paid licences, and to tell their own
 * devices apart, people need the names of the browser and the system only.
 */
function nameIn(userAgent: string, rules: readonly Rule[]): string | null {
  return rules.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}

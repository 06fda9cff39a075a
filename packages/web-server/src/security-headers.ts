import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** `{ 'script-src': ["'self'"] }`; keys are directive names as the header spells them. */
export type CspDirectives = Record<string, string[]>;

/** Browser features no app of ours uses; sharing and the clipboard stay on. */
export const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export function helmetOptions(csp: CspDirectives): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: csp },
    // Browsers ignore it on plain http, so it needs no switch for one machine.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // `frame-ancestors` decides in every browser we serve; this is for scanners that look for it.
    xFrameOptions: { action: 'deny' },
  };
}

/** The policy with one hash per inline script of `html`, so that `'unsafe-inline'` is never needed. */
export function allowInlineScripts(csp: CspDirectives, html: string): CspDirectives {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  if (hashes.length === 0) return csp;
  const allowed = (csp['script-src'] ?? []).filter((source) => source !== "'none'");
  return { ...csp, 'script-src': [...new Set([...allowed, ...hashes])] };
}

/** Texts of the `<script>` elements without `src`, byte for byte as a browser hashes them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi)]
    .filter((match) => !/\ssrc\s*=/i.test(match.groups?.attributes ?? ''))
    .map((match) => match.groups?.text ?? '')
    .filter((text) => text.trim() !== '');
}

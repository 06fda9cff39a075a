import { hash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** `{ 'script-src': ["'self'"] }`; keys are directive names. */
export type CspDirectives = Record<string, string[]>;

/** Disables browser features that no app uses; sharing and the clipboard stay enabled. */
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
    // Browsers ignore it over plain http, so local use needs no exception.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Browsers use `frame-ancestors`; this header is for security scanners.
    xFrameOptions: { action: 'deny' },
  };
}

/** The directives as the value of the header. */
export function policyOf(csp: CspDirectives): string {
  return Object.entries(csp)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The policy with one hash per inline script of `html`, so that `'unsafe-inline'` is never needed. */
export function allowInlineScripts(csp: CspDirectives, html: string): CspDirectives {
  return allowTexts(csp, 'script-src', inlineTexts(html, 'script'));
}

/** The policy of a page whose inline scripts have this nonce. */
export function withNonce(policy: string, nonce: string): string {
  return policy.replace('script-src ', `script-src 'nonce-${nonce}' `);
}

/** The policy with one hash per `<style>` of `html`. */
export function allowInlineStyles(csp: CspDirectives, html: string): CspDirectives {
  return allowTexts(csp, 'style-src', inlineTexts(html, 'style'));
}

function allowTexts(csp: CspDirectives, directive: string, texts: string[]): CspDirectives {
  if (texts.length === 0) return csp;
  const hashes = texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
  const allowed = (csp[directive] ?? []).filter((source) => source !== "'none'");
  return { ...csp, [directive]: [...new Set([...allowed, ...hashes])] };
}

/** The exact texts of elements without `src`, as a browser hashes them. */
function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const texts: string[] = [];
  let at = html.indexOf(`<${element}`);
  while (at !== -1) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf(`</${element}>`, begin);
    if (begin === 0 || end === -1) break;
    const text = html.slice(begin, end);
    if (text.trim() !== '' && !/\ssrc=/.test(html.slice(at, begin))) texts.push(text);
    at = html.indexOf(`<${element}`, end);
  }
  return texts;
}

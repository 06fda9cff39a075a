import { hash } from 'node:crypto';
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
  return allowTexts(csp, 'script-src', inlineTexts(html, 'script'));
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

/** Texts of the elements without `src`, byte for byte as a browser hashes them. */
function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const elements = new RegExp(
    `<${element}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`,
    'gi',
  );
  return [...html.matchAll(elements)]
    .filter((match) => !/\ssrc\s*=/i.test(match.groups?.['attributes'] ?? ''))
    .map((match) => match.groups?.['text'] ?? '')
    .filter((text) => text.trim() !== '');
}

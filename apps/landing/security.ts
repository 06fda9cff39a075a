import { allowInlineStyles, type CspDirectives } from '@buddyline/web-server/security-headers';

const self = ["'self'"];

/** The pages run no script, and the policy allows none. JSON-LD is data and needs no permission. */
const csp = {
  'default-src': ["'none'"],
  'style-src': ["'none'"],
  // Fonts of the page's language are inline; others are files.
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'data:'],
  'manifest-src': self,
  // No page makes requests, but audit tools fetch robots.txt under its policy.
  'connect-src': self,
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** @param html pages that together have all inline styles, which the policy allows by hash */
export function policyOf(html: string): CspDirectives {
  return allowInlineStyles(csp, html);
}

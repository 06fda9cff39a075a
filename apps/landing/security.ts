import { allowInlineStyles, type CspDirectives } from '@buddyline/web-server/security-headers';

const self = ["'self'"];

/** The pages run no script, and the policy allows none. JSON-LD is data and needs no leave. */
const csp = {
  'default-src': ["'none'"],
  'style-src': ["'none'"],
  // A page carries the letters of its language; files have the others.
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'data:'],
  'manifest-src': self,
  // No page connects anywhere; tools that look at one fetch robots.txt under its policy.
  'connect-src': self,
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** @param html pages with all styles there are: the policy allows them by hash */
export function policyOf(html: string): CspDirectives {
  return allowInlineStyles(csp, html);
}

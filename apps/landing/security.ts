const self = ["'self'"];

/** The pages run no script, and the policy allows none. JSON-LD is data and needs no leave. */
export const csp = {
  'default-src': ["'none'"],
  'style-src': self,
  'font-src': self,
  'img-src': ["'self'", 'data:'],
  'manifest-src': self,
  // No page connects anywhere; tools that look at one fetch robots.txt under its policy.
  'connect-src': self,
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

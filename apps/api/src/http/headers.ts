import type { Api } from './api.ts';

/** An API serves no pages, so a response that a browser renders may load nothing. */
const contentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

const everywhere = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  vary: 'Accept-Language',
  'x-content-type-options': 'nosniff',
};

const onHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The security headers of every response. */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return secure ? { ...everywhere, ...onHttps } : everywhere;
}

/**
 * Sets the security headers. There is no library for it, because nine constants are easier to review
 * than its options.
 */
export function sendSecurityHeaders(api: Api, settings: { secure: boolean }): void {
  const headers = securityHeaders(settings);
  api.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
  // Responses may depend on the user, so caches must not store them unless the route allows it.
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}

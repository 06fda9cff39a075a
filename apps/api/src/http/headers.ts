import type { Api } from './api.ts';

/** An API has nothing to show: whatever a browser is tricked into rendering may load nothing. */
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

/** The headers of every answer, whoever writes it. */
export function safeHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return secure ? { ...everywhere, ...onHttps } : everywhere;
}

/**
 * Sets them. Written out rather than left to a library: nine constants are
 * easier to review than its options, and cost nothing on each request.
 */
export function sendSafeHeaders(api: Api, settings: { secure: boolean }): void {
  const headers = safeHeaders(settings);
  api.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
  // What a person may see is not for any cache to keep, unless the route says otherwise.
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}

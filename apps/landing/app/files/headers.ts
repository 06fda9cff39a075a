import { permissionsPolicy } from '@buddyline/web-server/security-headers';
import { policyOf } from '../../security.ts';
import { allStyles } from '../page-styles.ts';

const everywhere = {
  'Content-Security-Policy': Object.entries(
    policyOf(allStyles.map((styles) => `<style>${styles}</style>`).join('')),
  )
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': permissionsPolicy,
  'Cache-Control': 'no-cache',
};

const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The headers of `server.ts` for static hosting, in the `_headers` format of Cloudflare Pages and
 * Netlify.
 */
export function loader(): Response {
  const rules = `/*\n${lines(everywhere)}\n/assets/*\n  ! Cache-Control\n${lines(hashed)}`;
  return new Response(rules, { headers: { 'content-type': 'text/plain' } });
}

function lines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}

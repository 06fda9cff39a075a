import { absolute } from '../head.ts';

export function loader(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`, {
    headers: { 'content-type': 'text/plain' },
  });
}

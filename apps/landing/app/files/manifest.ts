import { site } from '../site.ts';
import { taglineIn } from '../tagline.ts';

/** The web app manifest, for home screens. */
export function loader(): Response {
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    description: taglineIn('en'),
    start_url: '/',
    display: 'browser',
    background_color: '#0b2a3c',
    theme_color: '#0b2a3c',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}

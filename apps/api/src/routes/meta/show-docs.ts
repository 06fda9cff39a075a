import swaggerUi from '@fastify/swagger-ui';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { compressOnce } from '../../http/compression/compress-once.ts';

/** In its dark colours, Swagger UI leaves the names of header fields dark. */
const readableHeaders = 'html.dark-mode .swagger-ui table.headers td { color: #e4e6e6; }';

/** Serves Swagger UI; the page loads nothing from other origins. */
export function showDocs(api: Api): void {
  api.register(async (docs: Api) => {
    compressOnce(docs);
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: anyone };
    });
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: '/api',
      theme: { css: [{ filename: 'dark.css', content: readableHeaders }] },
      uiConfig: { deepLinking: true, tryItOutEnabled: true, validatorUrl: null },
      staticCSP: {
        'default-src': "'none'",
        'base-uri': "'none'",
        'connect-src': "'self'",
        'font-src': "'self'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'img-src': ["'self'", 'data:'],
        'script-src': "'self'",
        // The page sets inline styles; no inline script runs.
        'style-src': ["'self'", "'unsafe-inline'"],
      },
    });
  });
}

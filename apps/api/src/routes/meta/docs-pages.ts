import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify from 'fastify';

const prefix = '/api/docs';

/** What is passed on of the headers; the rest is as for all answers of the API. */
const passedOn = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'location',
];

/** In its dark colours, Swagger UI leaves the names of header fields dark. */
const readableHeaders = 'html.dark-mode .swagger-ui table.headers td { color: #e4e6e6; }';

export interface DocsPage {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** The path begins after `/docs`. @returns undefined if there is no such page */
type ReadPage = (path: string) => Promise<DocsPage | undefined>;

/** Opens Swagger UI, as a server that does not listen. The page loads nothing from other origins. */
export async function openDocs(document: object): Promise<ReadPage> {
  const docs = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await docs.register(swagger, {
    openapi: {},
    transform: ({ url }) => ({ schema: { hide: true }, url }),
    transformObject: (made) =>
      'openapiObject' in made ? { ...made.openapiObject, ...document } : made.swaggerObject,
  });
  await docs.register(swaggerUi, {
    routePrefix: prefix,
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
  return async (path) => {
    const { statusCode, headers, rawPayload } = await docs.inject(prefix + path);
    if (statusCode >= 400) return undefined;
    const kept = passedOn.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    );
    return { status: statusCode, headers: Object.fromEntries(kept), bytes: rawPayload };
  };
}

import { compression } from '@buddyline/connections/compression';
import { addedHeadBytes, maxHeadBytes } from '@buddyline/connections/head-size';
import { proxyTrust } from '@buddyline/connections/trusted-proxies';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { proxyApi } from './api-proxy.ts';
import { decodableUrl } from '@buddyline/connections/decodable-url';
import { limitConnections, proxyNetworks } from './limit-connections.ts';
import { logFailures } from './log.ts';
import { servePages } from './pages.ts';
import type { WebServerOptions } from './web-server-options.ts';

/** Serves one web app: its files, its pages, the proxy at `/api`, and `/health`. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.log && { loggerInstance: options.log }),
    logController: new LogController({ disableRequestLogging: true }),
    // So that `ip` is the visitor's address, for limits, also behind a proxy.
    trustProxy: proxyTrust(proxyNetworks),
    forceCloseConnections: 'idle',
    // Requests that arrived before the stop are served normally.
    return503OnClosing: false,
    // The API's time-out for uploads; slow headers have a shorter one.
    requestTimeout: 120_000,
    // On a busy machine the pages are compressed for more than Fastify's 10 s.
    pluginTimeout: 0,
    http: {
      maxHeaderSize: maxHeadBytes - addedHeadBytes,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
    },
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: ({ url }) => decodableUrl(url),
  });
  limitConnections(app);
  logFailures(app);
  // What the API has compressed is passed on as it is.
  await app.register(compress, compression);
  app.get('/health', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  if (options.api) await proxyApi(app, options.api);
  await app.register(servePages(options));
  return app;
}

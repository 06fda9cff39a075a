import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { maxHeadBytes } from '@buddyline/connections/head-size';
import { once } from 'node:events';
import type { Registry } from 'prom-client';

/**
 * Serves `GET /metrics` on a separate address, which only the operator's network should reach.
 * @returns the address of the metrics and a function that stops the server
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer({ maxHeaderSize: maxHeadBytes }, (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: metricsUrl(host, actualPort),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export function metricsUrl(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}/metrics`;
}

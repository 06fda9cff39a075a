import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Fails as listening on `host` would, on any port. Otherwise a mistyped `HOST` would be noticed only after a
 * database has been made, without the demo that the right one gets.
 */
export async function refuseForeignHost(host: string): Promise<void> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  server.close();
}

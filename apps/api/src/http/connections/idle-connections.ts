import type { Server } from 'node:http';

/** A request that was sent before the server stopped listening has arrived within this time, ms. */
const onItsWayMs = 1_000;

/**
 * For a server that is about to stop. Node hangs up on idle connections as soon as it stops listening,
 * also on one whose next request is already on its way, which then fails. Every answer says
 * `connection: close` from then on, so whoever is active goes by itself; whoever still is idle a
 * second later is hung up on.
 * @returns the timer, to be cleared when all are gone
 */
export function closeIdleLater(server: Server): NodeJS.Timeout {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {};
  const since = performance.now();
  return setInterval(() => {
    if (performance.now() - since >= onItsWayMs) closeIdle();
  }, 100);
}

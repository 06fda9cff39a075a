import type { Server } from 'node:http';

/** Requests that were sent before the server stopped listening arrive within this time, ms. */
const gracePeriodMs = 1_000;

/**
 * Delays closing idle connections during a graceful shutdown. Node closes them as soon as the server
 * stops listening, which fails requests that are already in transit. Active connections close by
 * themselves, since every response then has `connection: close`; idle ones are closed after a second.
 * @returns the timer, to be cleared when all connections are closed
 */
export function closeIdleLater(server: Server): NodeJS.Timeout {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {};
  const since = performance.now();
  return setInterval(() => {
    if (performance.now() - since >= gracePeriodMs) closeIdle();
  }, 100);
}

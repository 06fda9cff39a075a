import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './address-key.ts';
import { Connection } from './connection.ts';
import { refuseTinyPieces } from './tiny-pieces.ts';
import { type DeliveryLimits, connectionsToClose } from './undelivered.ts';

export interface ConnectionLimits extends DeliveryLimits {
  /** Open connections per address. */
  maxPerAddress: number;
  /** The same of a proxy, which carries many clients. */
  maxPerProxy: number;
}

/**
 * The stall time-out exceeds a minute, because a phone at 20 kB/s reads about once a minute: its
 * kernel requests more when a third of its buffer, up to 4 MB, is free again.
 */
export const defaultLimits: ConnectionLimits = {
  stallTimeoutMs: 90_000,
  maxStalledPerClient: 32,
  // With at most 0.25 MB each.
  maxStalledPerProxy: 512,
  maxBytes: 128 * 1024 * 1024,
  maxPerAddress: 256,
  maxPerProxy: 4_096,
};

const sweepIntervalMs = 1_000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Connections {
  /**
   * Calls `begin` when the earlier requests on the connection are answered; never if it is closed
   * before.
   * @param caller the client's address, as far as it is trusted
   */
  enqueue(exchange: Exchange, caller: () => string, begin: () => void): void;
  /** Stops watching; the connections stay open. */
  stop(): void;
}

/**
 * Limits the cost of clients that connect and do not read: one request at a time per connection, a
 * time-out for responses that are not read, and a maximum of connections per address.
 * @param isProxy whether an address carries many clients and so has the higher limits
 */
export function watchConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  limits: ConnectionLimits = defaultLimits,
): Connections {
  const connections = new Map<Socket, Connection>();
  /** Connections of the second server that Node opens for `localhost`, which emits no events. */
  const unlisted = new WeakMap<Socket, Connection>();
  const addresses = new Map<string, Set<Socket>>();

  function open(socket: Socket): void {
    const address = socket.remoteAddress;
    // The client reset the connection before it was accepted. Its request can still be read, so it would be worked
    // off, one in each turn of the event loop, while living clients wait behind it.
    if (address === undefined) return void socket.destroy();
    const connection = new Connection(socket);
    connections.set(socket, connection);
    const key = addressKey(address);
    const own = addresses.get(key) ?? new Set<Socket>();
    addresses.set(key, own.add(socket));
    socket.once('close', () => {
      connections.delete(socket);
      own.delete(socket);
      if (own.size === 0) addresses.delete(key);
    });
    const most = isProxy(address) ? limits.maxPerProxy : limits.maxPerAddress;
    if (own.size > most) closeIdle(own);
  }

  /**
   * Closes the connection that has been idle longest; if all others are busy, that is the newest.
   */
  function closeIdle(own: Set<Socket>): void {
    for (const socket of own) {
      const connection = connections.get(socket);
      if (connection?.isIdle === true) return connection.hangUp();
    }
  }

  function connectionOf(socket: Socket): Connection {
    const connection = connections.get(socket) ?? unlisted.get(socket) ?? new Connection(socket);
    if (!connections.has(socket)) unlisted.set(socket, connection);
    return connection;
  }

  function sweep(): void {
    const now = performance.now();
    const undelivered = [...connections.values()].flatMap((one) => one.undelivered(now) ?? []);
    for (const connection of connectionsToClose(undelivered, limits, isProxy)) connection.hangUp();
  }

  server.on('connection', open);
  // An expectation of which Node knows nothing. It would answer 417 by itself and read the body without limits.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  const timer = setInterval(sweep, sweepIntervalMs).unref();
  return {
    enqueue: ({ request, response }, caller, begin) => {
      refuseTinyPieces(request);
      connectionOf(request.socket).enqueue({ response, caller }, begin);
    },
    stop: () => clearInterval(timer),
  };
}

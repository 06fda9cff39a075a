import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './address-key.ts';
import { Connection } from './connection.ts';
import { type DeliveryLimits, overdue } from './undelivered.ts';

export interface ConnectionLimits extends DeliveryLimits {
  /** Connections of one address. */
  perAddress: number;
}

/**
 * What a server allows whoever connects. A phone at 20 kB/s takes part of an answer at least every
 * minute: the kernel asks for more when a third of its buffer, up to 4 MB, is free again.
 */
export const usualLimits: ConnectionLimits = {
  patienceMs: 90_000,
  perCaller: 32,
  bytes: 128 * 1024 * 1024,
  perAddress: 256,
};

const everyMs = 1_000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Connections {
  /**
   * Calls `begin` when it is this request's turn on its connection. It never comes when the caller
   * hangs up before, or is hung up on.
   * @param caller the address of whoever asked, as far as it is believed
   */
  inTurn(exchange: Exchange, caller: () => string, begin: () => void): void;
  /** Stops watching; the connections stay. */
  stop(): void;
}

/**
 * Keeps callers who connect and do not read from costing more than a connection each: one request at a
 * time on each, an end to answers that nobody takes, so many connections from one address.
 * @param isMany whether an address stands for many callers, as a proxy's does: it has no limit of its own
 */
export function watchConnections(
  server: Server,
  isMany: (address: string) => boolean,
  limits: ConnectionLimits = usualLimits,
): Connections {
  const connections = new Map<Socket, Connection>();
  /** Of a second server, which Node opens for `localhost` and which tells nobody of its connections. */
  const unannounced = new WeakMap<Socket, Connection>();
  const addresses = new Map<string, Set<Socket>>();

  function open(socket: Socket): void {
    const connection = new Connection(socket);
    connections.set(socket, connection);
    const address = socket.remoteAddress ?? '';
    const key = addressKey(address);
    const own = addresses.get(key) ?? new Set<Socket>();
    addresses.set(key, own.add(socket));
    socket.once('close', () => {
      connections.delete(socket);
      own.delete(socket);
      if (own.size === 0) addresses.delete(key);
    });
    if (own.size > limits.perAddress && !isMany(address)) endOneIdle(own);
  }

  /** The one that is idle for longest; where all others are in use that is the newest. */
  function endOneIdle(own: Set<Socket>): void {
    for (const socket of own) {
      const connection = connections.get(socket);
      if (connection?.isIdle === true) return connection.hangUp();
    }
  }

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket) ?? unannounced.get(socket) ?? new Connection(socket);
    if (!connections.has(socket)) unannounced.set(socket, known);
    return known;
  }

  function sweep(): void {
    const now = performance.now();
    const undelivered = [...connections.values()].flatMap((one) => one.undelivered(now) ?? []);
    for (const connection of overdue(undelivered, limits, isMany)) connection.hangUp();
  }

  server.on('connection', open);
  const timer = setInterval(sweep, everyMs).unref();
  return {
    inTurn: ({ request, response }, caller, begin) => {
      connectionOf(request.socket).inTurn({ response, caller }, begin);
    },
    stop: () => clearInterval(timer),
  };
}

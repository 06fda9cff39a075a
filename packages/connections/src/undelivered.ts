import { addressKey } from './address-key.ts';
import type { Connection, Undelivered } from './connection.ts';

/** Limits of undelivered responses. */
export interface DeliveryLimits {
  /** A response without progress for this long is closed. */
  stallTimeoutMs: number;
  /** Responses of one client that may stall for `stalledAfterMs` or longer. */
  maxStalledPerClient: number;
  /** The same of a proxy, which carries many clients. */
  maxStalledPerProxy: number;
  /** Undelivered bytes of all clients together. */
  maxBytes: number;
}

/**
 * After this time without progress a response counts as stalled; even a phone reads every few
 * seconds.
 */
const stalledAfterMs = 5_000;

/**
 * The connections to close:
 * 1. those without progress for too long;
 * 2. of a client with too many stalled responses, the longest stalled;
 * 3. above the total limit, the longest stalled of the clients with the most bytes.
 */
export function connectionsToClose(
  undelivered: readonly Undelivered[],
  limits: DeliveryLimits,
  isProxy: (caller: string) => boolean,
): Connection[] {
  const ended = new Set(undelivered.filter((one) => one.stalledMs >= limits.stallTimeoutMs));
  const callers = Object.values(Object.groupBy(undelivered, ({ caller }) => addressKey(caller)))
    .map((own = []) => own.filter((one) => !ended.has(one)).toSorted(longestFirst))
    .map((own) => ({ own, bytes: bytesOf(own) }));
  for (const { own } of callers) {
    if (own[0] === undefined) continue;
    const most = isProxy(own[0].caller) ? limits.maxStalledPerProxy : limits.maxStalledPerClient;
    const stalled = own.filter((one) => one.stalledMs >= stalledAfterMs);
    for (const one of stalled.slice(0, Math.max(0, stalled.length - most))) ended.add(one);
  }
  let excess = bytesOf(undelivered.filter((one) => !ended.has(one))) - limits.maxBytes;
  for (const { own } of callers.toSorted((a, b) => b.bytes - a.bytes)) {
    for (const one of own) {
      if (excess <= 0) break;
      if (ended.has(one)) continue;
      ended.add(one);
      excess -= one.bytes;
    }
  }
  return [...ended].map(({ connection }) => connection);
}

const longestFirst = (a: Undelivered, b: Undelivered): number => b.stalledMs - a.stalledMs;

const bytesOf = (answers: readonly Undelivered[]): number =>
  answers.reduce((sum, { bytes }) => sum + bytes, 0);

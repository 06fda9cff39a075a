import { addressKey } from './address-key.ts';
import type { Connection, Undelivered } from './connection.ts';

/** How much of what nobody reads is kept. */
export interface DeliveryLimits {
  /** An answer of which nothing was taken for so long is given up. */
  patienceMs: number;
  /** Answers that one caller may leave lying, each for `stalledMs` or longer. */
  perCaller: number;
  /** Bytes of all of them together. */
  bytes: number;
}

/** From here on an answer counts as left lying: a phone takes some of it every few seconds. */
const stalledMs = 5_000;

/**
 * The connections to end: those that stand still for too long; of a caller who leaves too many answers
 * lying, and of whoever holds most when all hold too much, the ones that stand still longest.
 */
export function overdue(
  undelivered: readonly Undelivered[],
  limits: DeliveryLimits,
  isMany: (caller: string) => boolean,
): Connection[] {
  const ended = new Set(undelivered.filter((one) => one.stalledMs >= limits.patienceMs));
  const callers = Object.values(Object.groupBy(undelivered, ({ caller }) => addressKey(caller)))
    .map((own = []) => own.filter((one) => !ended.has(one)).toSorted(longestFirst))
    .map((own) => ({ own, bytes: bytesOf(own) }));
  for (const { own } of callers) {
    if (own[0] === undefined || isMany(own[0].caller)) continue;
    const lying = own.filter((one) => one.stalledMs >= stalledMs);
    for (const one of lying.slice(0, Math.max(0, lying.length - limits.perCaller))) ended.add(one);
  }
  let excess = bytesOf(undelivered.filter((one) => !ended.has(one))) - limits.bytes;
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

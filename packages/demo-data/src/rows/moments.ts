import type { Random } from '../random.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** How far back the demo's history goes. */
export const historyMs = 430 * dayMs;

/**
 * A time between the beginning of the history and now. With `growth` above 1, recent times are more
 * likely, as in a growing community; below 1, less likely.
 */
export function growingMoment(random: Random, now: Date, growth: number): Date {
  const ago = random.next() ** growth * historyMs;
  return daytime(random, now.getTime() - Math.floor(ago / dayMs) * dayMs);
}

/** A time after `start` and before now, usually soon after `start`. */
export function soonAfter(random: Random, start: Date, now: Date, usual: number): Date {
  const room = now.getTime() - start.getTime();
  const wait = Math.min(room * random.next(), -Math.log(1 - random.next()) * usual);
  return new Date(start.getTime() + Math.max(0, wait));
}

/**
 * A time in the 24 hours before `end`, between 6 and 23 o'clock as if they ended at midnight: people post during the
 * day. It does not depend on the clock, so the demo has the same order whenever it is loaded.
 */
function daytime(random: Random, end: number): Date {
  const [hours, minutes, seconds] = [random.int(6, 22), random.int(0, 59), random.int(0, 59)];
  return new Date(end - dayMs + hours * hourMs + minutes * minuteMs + seconds * 1000);
}

/** `YYYY-MM-DD` in UTC. */
export const isoDate = (moment: Date): string => moment.toISOString().slice(0, 10);

/** `HH:MM` from minutes since midnight, modulo one day. */
export function clock(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}

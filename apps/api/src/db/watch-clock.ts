import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from './database.ts';
import { measureClock } from './database-clock.ts';

const everyMs = 60_000;
/** A difference that an operator should know of. */
const notableMs = 60_000;

/**
 * Compares this machine's clock with the database's at once and every minute, and warns once when they begin to
 * differ by more than a minute. Nothing is refused: what matters goes by the database's clock.
 * @returns a function that stops it
 */
export async function watchClock(
  { db, available }: Pick<OpenDatabase, 'db' | 'available'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<() => Promise<void>> {
  let isWarned = false;
  const compare = async () => {
    const aheadMs = await measureClock(db);
    const isWrong = Math.abs(aheadMs) > notableMs;
    if (isWrong && !isWarned) log.warn(clockSentence(aheadMs));
    if (!isWrong && isWarned)
      log.info('The clocks of this machine and of the database agree again');
    isWarned = isWrong;
  };
  await compare();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // An unavailable database is reported by what needs it; the clock is compared again a minute later.
    if (available()) running = compare().catch(() => undefined);
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

function clockSentence(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const order = aheadMs > 0 ? 'behind' : 'ahead of';
  return `The clock of this machine is ${seconds} s ${order} the database's: set both by NTP (timedatectl set-ntp true). Meanwhile the database's clock decides what is old, and until when a session is valid.`;
}

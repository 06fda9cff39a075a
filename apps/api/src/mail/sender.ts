import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../db/database.ts';
import { unavailableReason } from '../db/database-errors.ts';
import type { Reachability } from '../reachability.ts';
import { type DeliveryFailure, describeFailure, interrupted } from './delivery-failure.ts';
import { claimMails, endOverdueMails, markNotSent, markSent, msUntilDue } from './mails-sql.ts';
import type { Deliver, OutgoingMail } from './outgoing-mail.ts';
import { attemptSeconds } from './retries.ts';

/** Mails in flight per process, each on a connection of its own. */
const maxInFlight = 5;

/** Times in ms, which tests shorten. */
const usualTimes = {
  /** The longest pause between two looks, since other processes queue mails too. */
  poll: 5_000,
  /** The shortest, while others are about to send what is due. */
  shortestPause: 100,
  /** The longest that an attempt takes. */
  attempt: attemptSeconds * 1_000,
  /** How long `stop` waits for mails in flight before it cuts them off. */
  stopGrace: 5_000,
  /** Between attempts to record an outcome while the database is lost. */
  recordPause: 1_000,
};
export type SenderTimes = typeof usualTimes;

export interface SenderSettings {
  database: Pick<OpenDatabase, 'db' | 'available'>;
  deliver: Deliver;
  reachability: Reachability;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'debug'>;
  times?: Partial<SenderTimes> | undefined;
}

/** Sends what is queued, up to five mails at a time. Several processes may do so at once. */
export class Sender {
  readonly #settings: SenderSettings;
  readonly #times: SenderTimes;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #cutOff = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #isAwake = false;
  #isStopped = false;

  constructor(settings: SenderSettings) {
    this.#settings = settings;
    this.#times = { ...usualTimes, ...settings.times };
    this.#poll();
  }

  /** Looks for mails that are due. */
  wake(): void {
    this.#isAwake = true;
    if (this.#isStopped) return;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      // Woken since its last look.
      if (this.#isAwake) this.wake();
    });
  }

  /** Takes no further mails, and waits for those in flight, which are cut off after some seconds. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#looking;
    clearTimeout(this.#timer);
    const grace = setTimeout(() => this.#cutOff.abort(), this.#times.stopGrace);
    await Promise.all(this.#inFlight);
    clearTimeout(grace);
  }

  #poll(): void {
    const { database, log } = this.#settings;
    if (!database.available()) {
      this.#sleep(this.#times.poll);
      return;
    }
    endOverdueMails(database.db).catch((error: unknown) => {
      log.debug({ err: error }, 'Expired mails could not be ended and will be tried again');
    });
    this.wake();
  }

  async #look(): Promise<void> {
    const { database, log } = this.#settings;
    try {
      while (this.#isAwake && !this.#isStopped) {
        this.#isAwake = false;
        const free = maxInFlight - this.#inFlight.size;
        // The end of one of them wakes it.
        if (free === 0) return;
        for (const mail of await claimMails(database.db, free)) this.#begin(mail);
      }
      this.#sleep((await msUntilDue(database.db)) ?? this.#times.poll);
    } catch (error) {
      log.debug({ err: error }, 'Mails could not be claimed and will be tried again');
      this.#sleep(this.#times.poll);
    }
  }

  /** Until the next mail is due, such as a reply that could be taken back until then. */
  #sleep(ms: number): void {
    const { poll, shortestPause } = this.#times;
    clearTimeout(this.#timer);
    const pauseMs = Math.min(poll, Math.max(shortestPause, ms));
    this.#timer = setTimeout(() => this.#poll(), pauseMs).unref();
  }

  #begin(mail: OutgoingMail): void {
    const sending = this.#send(mail).finally(() => {
      this.#inFlight.delete(sending);
      this.wake();
    });
    this.#inFlight.add(sending);
  }

  async #send(mail: OutgoingMail): Promise<void> {
    const { database, deliver, reachability } = this.#settings;
    const limit = AbortSignal.timeout(this.#times.attempt);
    try {
      await deliver(mail, AbortSignal.any([limit, this.#cutOff.signal]));
    } catch (error) {
      const isCutOff = this.#cutOff.signal.aborted;
      const failure = isCutOff ? interrupted : describeFailure(error);
      if (!isCutOff) this.#report(failure, error, mail);
      return this.#record(() => markNotSent(database.db, mail, failure));
    }
    reachability.found();
    return this.#record(() => markSent(database.db, mail.id));
  }

  #report({ isFinal, isOfServer, reason }: DeliveryFailure, error: unknown, mail: OutgoingMail) {
    const { log, reachability } = this.#settings;
    if (isOfServer) reachability.lost(error);
    else reachability.found();
    if (isFinal) log.warn({ mailId: mail.id }, `The mail server refused a mail: ${reason}`);
  }

  /** Tries until the database answers: a mail whose sending is not recorded would be sent again. */
  async #record(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        const isWorthwhile = unavailableReason(error) !== undefined && !this.#isStopped;
        if (!isWorthwhile) {
          this.#settings.log.error({ err: error }, 'The outcome of a mail could not be recorded');
          return;
        }
        await pause(this.#times.recordPause);
      }
    }
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Failure, overloaded, tooMany } from '../../http/failure.ts';
import type { BeginTurn } from '@buddyline/connections/work-queue';
import { createTurns } from '../../http/limits/work-queue.ts';

interface Work {
  /** Undefined for staff and visitors. */
  personId: string | undefined;
  /** Whether nobody waits for the result any more. */
  isUnwanted: () => boolean;
}

/** Whose work runs now; undefined for the process itself. */
const workNow = new AsyncLocalStorage<Work | undefined>();

const isAlwaysWanted = (): boolean => false;
const ownWork: Work = { personId: undefined, isUnwanted: isAlwaysWanted };

/**
 * Runs work of a person, who has no more than their share of the connections meanwhile.
 * @param isUnwanted when it is true, the work gets no further connection
 */
export function asWorkOf<T>(
  personId: string | undefined,
  work: () => T,
  isUnwanted = isAlwaysWanted,
): T {
  return workNow.run({ personId, isUnwanted }, work);
}

/** Runs work of the process itself, such as a timer that a person's call has started. */
export function asOwnWork<T>(work: () => T): T {
  return workNow.run(undefined, work);
}

/** Connections that a person may hold at once. */
const maxShare = 2;
/** A browser asks for twenty things at once, some of which take two statements. */
const maxWaiting = 40;

interface Line {
  begin: BeginTurn;
  /** Turns that run or wait. */
  turns: number;
}

/**
 * The shares of people in the connections of one pool. Who waits for a lock holds a connection, and so does
 * who asks for something slow, so parallel calls of one person could hold them all. They wait here instead,
 * in a line of that person and without a connection. A transaction never takes a second connection, since
 * the embedded engine has only one: so nobody waits here for themselves.
 */
export class ConnectionShares {
  readonly #share: number;
  readonly #lines = new Map<string, Line>();

  /** @param connections of the pool, one of which is always left to others if there are several */
  constructor(connections: number) {
    this.#share = Math.max(1, Math.min(maxShare, connections - 1));
  }

  /**
   * Waits until the person whose work runs has a connection left of their share.
   * @returns what ends the turn, however often it is called
   * @throws Failure 429 when the line is too long, 503 when nobody waits for the result
   */
  async begin(): Promise<() => void> {
    const { personId, isUnwanted } = workNow.getStore() ?? ownWork;
    if (isUnwanted()) throw overloaded();
    if (personId === undefined) return ignore;
    const line = this.#lines.get(personId) ?? {
      begin: createTurns(this.#share, maxWaiting),
      turns: 0,
    };
    this.#lines.set(personId, line);
    line.turns += 1;
    const leave = () => {
      line.turns -= 1;
      if (line.turns === 0) this.#lines.delete(personId);
    };
    try {
      const begun = line.begin();
      const end = begun instanceof Promise ? await whileWanted(begun, isUnwanted) : begun;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        end();
        leave();
      };
    } catch (error) {
      leave();
      // The process has room: it is this person who asks for too much.
      throw error instanceof Failure ? tooMany({ retryAfter: error.retryAfter ?? 1 }) : error;
    }
  }
}

/** @throws Failure 503 when nobody waits for the result any more once the turn begins */
async function whileWanted(
  begun: Promise<() => void>,
  isUnwanted: () => boolean,
): Promise<() => void> {
  const end = await begun;
  if (!isUnwanted()) return end;
  end();
  throw overloaded();
}

function ignore(): void {}

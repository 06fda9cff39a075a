import { isStaff } from '@buddyline/domain/role';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../access.ts';
import { clientLeft } from '../connections/client-left.ts';
import { Failure, overloaded } from '../failure.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { createWorkQueue } from './work-queue.ts';

/** Exports that a process reads rows for at once, for members and for staff each. */
const atOnce = 4;
/** Exports on their way, for members and for staff each. Each holds some rows in memory for its reader. */
const maxOnTheirWay = 64;
/** A reader who takes longer would keep others from theirs. */
const longestMs = 600_000;

const oneAtATime = /*i18n*/ {
  id: 'api.exports.running',
  message: 'Your last export is on its way still. Wait until it has arrived, then try again.',
};

const othersFirst = /*i18n*/ {
  id: 'api.exports.others-first',
  message: 'Others are exporting right now. Please try again in a minute.',
};

export interface ExportTurn {
  /** Aborted when nobody waits for the answer any more. */
  left: AbortSignal;
  /**
   * Waits for a place before each batch, and holds it while the batch is read: not while the reader takes it. Stops
   * when nobody waits for the answer any more: others may be reading by then.
   */
  each: <Rows>(batches: AsyncIterable<Rows>) => AsyncGenerator<Rows>;
  /** Ends the turn before the answer is complete. */
  end: () => void;
}

/**
 * An export reads many rows, so a person has one at a time, and a process reads for a few at once. Members and staff
 * have places of their own: no member keeps staff waiting.
 */
export class ExportTurns {
  readonly #longestMs: number;
  readonly #onTheirWay = { members: new OneAtATime(), staff: new OneAtATime() };
  // An export that has begun is never refused a place, which would cut its answer. So all of them may wait at once.
  readonly #places = {
    members: createWorkQueue(atOnce, maxOnTheirWay, { maxWaitMs: longestMs }),
    staff: createWorkQueue(atOnce, maxOnTheirWay, { maxWaitMs: longestMs }),
  };

  constructor(longest = longestMs) {
    this.#longestMs = longest;
  }

  /**
   * Begins a turn, which ends with the answer, or when the client leaves.
   * @throws Failure 429 when the caller has one already, or as many others have as may
   */
  begin(request: FastifyRequest, reply: FastifyReply): ExportTurn {
    const caller = callerOf(request);
    const { userId } = caller;
    const kind = isStaff(caller) ? 'staff' : 'members';
    const onTheirWay = this.#onTheirWay[kind];
    if (onTheirWay.size >= maxOnTheirWay) throw new Failure(429, othersFirst, { retryAfter: 60 });
    const left = clientLeft(request);
    if (left.aborted) throw overloaded();
    const endExport = onTheirWay.begin(userId);
    if (endExport === undefined) throw new Failure(429, oneAtATime, { retryAfter: 30 });
    const tooLong = setTimeout(() => reply.raw.destroy(), this.#longestMs);
    const end = () => {
      clearTimeout(tooLong);
      endExport();
    };
    left.addEventListener('abort', end);
    const place = this.#places[kind];
    const turn = { from: userId, isFirst: false, signal: left };
    return { left, end, each: (batches) => inPlaces(batches, (read) => place(read, turn), left) };
  }
}

async function* inPlaces<Rows>(
  batches: AsyncIterable<Rows>,
  inPlace: <Result>(read: () => Promise<Result>) => Promise<Result>,
  left: AbortSignal,
): AsyncGenerator<Rows> {
  const unread = batches[Symbol.asyncIterator]();
  const read = () => inPlace(() => unread.next());
  try {
    for (let batch = await read(); batch.done !== true; batch = await read()) {
      if (left.aborted) throw overloaded();
      yield batch.value;
    }
  } finally {
    await unread.return?.();
  }
}

/** The exports of this process. */
export const exportTurns = new ExportTurns();

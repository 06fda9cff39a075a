import {
  type BeginTurn,
  createTurns as createAnyTurns,
  createWorkQueue as createQueue,
  type WaitLimits,
  type WorkQueue,
} from '@buddyline/connections/work-queue';
import { overloaded } from '../failure.ts';

/** A queue of expensive tasks that answers 503 to those it refuses. */
export const createWorkQueue = (
  concurrency: number,
  maxWaiting: number,
  limits?: WaitLimits,
): WorkQueue => createQueue(concurrency, maxWaiting, overloaded, limits);

/** The same for work that is not one task. */
export const createTurns = (
  concurrency: number,
  maxWaiting: number,
  limits?: WaitLimits,
): BeginTurn => createAnyTurns(concurrency, maxWaiting, overloaded, limits);

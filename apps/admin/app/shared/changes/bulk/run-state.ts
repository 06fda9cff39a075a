import type { QueryClient } from '@tanstack/react-query';
import { sharedValue } from '../../shared-value.ts';
import type { UndoableChange } from '../last-change.ts';
import type { RunTexts } from './run-texts.ts';
import type { Calls, Outcome } from './run-items.ts';

/**
 * `stopping`: the calls in flight are being completed. `stopped` and `lost`: some items are left, because
 * the person stopped it, or the API could not be reached.
 */
export type Phase = 'running' | 'stopping' | 'stopped' | 'lost' | 'done';

/** What is run. */
export interface Job {
  client: QueryClient;
  /** The list whose items were selected: its URL without the page number. */
  address?: string;
  texts: RunTexts;
  /** The names of the items, by id. */
  names: ReadonlyMap<string, string>;
  calls: Calls;
  /** Runs once it has ended, with the items that were done: drops them from the caches. */
  onDone?: (ids: readonly string[]) => void;
  /** Undoes what was done; without it nothing can be undone. Returns whether the undo was started. */
  undo?: (done: readonly Outcome[]) => boolean;
  /** All stay selected once all of them were done; otherwise those that were not. */
  keepsSelection?: boolean | undefined;
  /** It undoes changes: those before them can be undone next. */
  isUndo?: true;
  /** The item to focus when all was done. */
  returns?: string | undefined;
}

/** A bulk action, or an undo of several changes, while it runs and until its outcomes were read. */
export interface Run {
  job: Job;
  phase: Phase;
  outcomes: readonly Outcome[];
  /** The items without an outcome; empty while it runs. */
  rest: readonly string[];
  /** Why it was lost. */
  problem: string | null;
  /** Undoes what was done, once it has ended. */
  change: UndoableChange | null;
}

/** The one that is running, or whose outcomes are still shown. */
export const currentRun = sharedValue<Run | null>(null);

export const isRunning = (run: Run | null) => run?.phase === 'running' || run?.phase === 'stopping';

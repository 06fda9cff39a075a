import { countsByNoun } from '@buddyline/domain/counts';
import type { Calls } from './calls.ts';

/** Only for backends with the feature 'trash'; `trashCalls` are the others. */
export interface TrashCountCalls {
  counts: (signal?: AbortSignal) => Promise<Record<string, number>>;
}

export function trashCountCalls({ read }: Calls): TrashCountCalls {
  return { counts: (signal) => read('trash/counts', countsByNoun, { signal }) };
}

import { sharedComputerKey } from './session-hints.ts';
import { browserStorage } from '../browser-storage.ts';

const suffix = '_drafts';

/** The entry of a person's drafts in the browser's storage. */
export function draftsKey(name: string, personId: string): string {
  return `${name}${suffix} ${personId}`;
}

/** Removes a person's drafts when they log out of a shared computer, where the next person could read them. */
export function forgetDraftsOnSharedComputer(personId: string): void {
  if (browserStorage.get(sharedComputerKey) === null) return;
  for (const key of browserStorage.keys()) {
    if (key.endsWith(draftsKey('', personId))) browserStorage.remove(key);
  }
}

import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { draftsKey } from '../../session/stored-drafts.ts';
import { addDirtyForm } from '../changes/dirty-forms.ts';
import { browserStorage } from '../../browser-storage.ts';

/** Who writes, and about which item. */
export interface DraftKey {
  personId: string;
  itemId: string;
}

export interface DraftStore<TDraft> {
  read: (draftKey: DraftKey) => TDraft | null;
  /** An empty draft is removed. */
  write: (draftKey: DraftKey, draft: TDraft) => void;
  /** The draft, which the browser's other tabs may change too; null without one. */
  useDraft: (draftKey: DraftKey) => TDraft | null;
}

interface Options<TDraft> {
  /** The first word of the entry in the browser's storage. */
  name: string;
  schema: v.GenericSchema<unknown, TDraft>;
  isEmpty: (draft: TDraft) => boolean;
}

/** The oldest drafts go, so that they never fill the storage. */
const maxDrafts = 50;

/** Drafts in this browser: one entry for each person who uses it. Logging out of a shared computer removes it. */
export function draftStore<TDraft>({ name, schema, isEmpty }: Options<TDraft>): DraftStore<TDraft> {
  const draftsSchema = v.record(v.string(), schema);
  const listeners = new Set<() => void>();
  const keyOf = (personId: string) => draftsKey(name, personId);

  function parse(stored: string | null): Record<string, TDraft> {
    try {
      const { success, output } = v.safeParse(draftsSchema, JSON.parse(stored ?? '{}'));
      return success ? output : {};
    } catch {
      return {};
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    read: ({ personId, itemId }) => parse(browserStorage.get(keyOf(personId)))[itemId] ?? null,
    write: ({ personId, itemId }, draft) => {
      const { [itemId]: _former, ...others } = parse(browserStorage.get(keyOf(personId)));
      const drafts = isEmpty(draft) ? others : { ...others, [itemId]: draft };
      const newest = Object.entries(drafts).slice(-maxDrafts);
      browserStorage.set(keyOf(personId), JSON.stringify(Object.fromEntries(newest)));
      for (const listener of listeners) listener();
    },
    useDraft: ({ personId, itemId }) => {
      const stored = useSyncExternalStore(
        subscribe,
        () => browserStorage.get(keyOf(personId)),
        () => null,
      );
      const draft = parse(stored)[itemId] ?? null;
      const isBegun = draft !== null;
      // Kept wherever the person goes; but the page must not be taken from them at the end of the session.
      useEffect(() => (isBegun ? addDirtyForm(() => true) : undefined), [isBegun]);
      return draft;
    },
  };
}

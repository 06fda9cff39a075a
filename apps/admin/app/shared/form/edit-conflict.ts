import { conflictingFields, onlyChanged } from '@buddyline/domain/changes';
import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A record with the time of its last save, which some backends do not send. */
interface Versioned {
  updatedAt?: string | null;
}

interface Edit<TRecord, TForm extends FieldValues, TPayload, TKey extends QueryKey> {
  form: UseFormReturn<TForm, unknown, TPayload>;
  /** The record that the form's changes are relative to: at first as it was when the edit began. */
  base: TRecord;
  /** Called with the record that somebody else saved, which becomes the new base. */
  onRebase: (saved: TRecord) => void;
  /** Fetches the record. */
  query: FetchQueryOptions<TRecord, Error, TRecord, TKey>;
  toForm: (record: TRecord) => TForm;
}

/** A field that this edit and somebody else's set to different values. */
export interface FieldConflict {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Writes one of the two values into the form. */
  choose: (whose: 'mine' | 'theirs') => void;
}

/**
 * Checks before a save whether somebody else saved the record since the edit began. Fields that only
 * they changed are merged into the form. For fields that both changed, the person chooses
 * (`EditConflictNotice`) and saves again.
 */
export function useEditConflict<
  TRecord extends Versioned,
  TForm extends FieldValues,
  TPayload,
  TKey extends QueryKey,
>({ form, base, onRebase, query, toForm }: Edit<TRecord, TForm, TPayload, TKey>) {
  const client = useQueryClient();
  const [conflicts, setConflicts] = useState<FieldConflict[]>([]);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** If the record cannot be fetched, the save reports the problem. */
  async function latest(): Promise<TRecord> {
    if (!base.updatedAt) return base;
    return client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => base);
  }

  /**
   * Call it before a save.
   *
   * @returns the record that the form's changes are now relative to; null if there are conflicts, or if
   *   the form was closed meanwhile
   */
  async function settle(): Promise<TRecord | null> {
    const saved = await latest();
    if (!isShown.current) return null;
    if (saved.updatedAt === base.updatedAt) return base;
    const [was, mine, theirs] = [toForm(base), form.getValues(), toForm(saved)];
    const found = conflictingFields(was, mine, theirs);
    onRebase(saved);
    form.reset(theirs);
    show({ ...theirs, ...onlyChanged(was, mine) });
    setConflicts(found.map((name) => conflictOf(name, mine[name], theirs[name])));
    return found.length === 0 ? saved : null;
  }

  function conflictOf(name: string, mine: unknown, theirs: unknown): FieldConflict {
    const choose = (whose: 'mine' | 'theirs') =>
      show({ ...form.getValues(), [name]: whose === 'mine' ? mine : theirs });
    return { name, mine, theirs, choose };
  }

  /** Keeps the default values, so that fields that differ from the saved record are dirty. */
  function show(values: TForm): void {
    form.reset(values, { keepDefaultValues: true });
  }

  return { conflicts, settle };
}

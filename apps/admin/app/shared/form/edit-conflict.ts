import { conflictingFields, onlyChanged } from '@buddyline/domain/changes';
import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A record that says when it was saved last; some backends do not. */
interface Versioned {
  updatedAt?: string | null;
}

interface Edit<TRecord, TForm extends FieldValues, TPayload, TKey extends QueryKey> {
  form: UseFormReturn<TForm, unknown, TPayload>;
  /** What the form is an edit of: at first the record as it was when the edit began. */
  base: TRecord;
  /** Gets the record that was saved meanwhile, which the form is an edit of from then on. */
  onRebase: (saved: TRecord) => void;
  /** Reads the record. */
  query: FetchQueryOptions<TRecord, Error, TRecord, TKey>;
  toForm: (record: TRecord) => TForm;
}

/** One field that this edit and somebody else's set to different values. */
export interface FieldConflict {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Puts one of the two into the form. */
  choose: (whose: 'mine' | 'theirs') => void;
}

/**
 * Sees before a save whether the record was saved by somebody else since the edit began. Fields that
 * only they touched are taken into the form; for those that both touched, the person chooses
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

  /** Where the record cannot be read, the save itself will tell. */
  async function latest(): Promise<TRecord> {
    if (!base.updatedAt) return base;
    return client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => base);
  }

  /**
   * Call it before a save.
   *
   * @returns the record that the form's values are now an edit of; null when there is a choice to make
   */
  async function settle(): Promise<TRecord | null> {
    const saved = await latest();
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

  /** What is not as saved counts as changed. */
  function show(values: TForm): void {
    form.reset(values, { keepDefaultValues: true });
  }

  return { conflicts, settle };
}

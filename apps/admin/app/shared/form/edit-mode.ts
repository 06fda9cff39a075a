import { isAborted } from '@buddyline/api-client/api-error';
import { useEffect } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';

/** Put on a navigation that gives up a form's changes on purpose: Cancel, or after a save. */
export const discard = { discardChanges: true };

export function discardsChanges({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'discardChanges' in state;
}

/** Whether an address's query asks for the form. */
export function isEditAddress(search: string): boolean {
  return new URLSearchParams(search).has('edit');
}

/** View or edit: the address knows (`?edit`), so a link can open either and Back leaves the form. */
export function useEditMode() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  function go(editing: boolean, state?: typeof discard) {
    const next = new URLSearchParams(params);
    if (editing) next.set('edit', '');
    else next.delete('edit');
    const search = next.toString().replace(/\bedit=(?=&|$)/, 'edit');
    // A form that was left is not what Back returns to.
    void navigate({ pathname, search }, { state, replace: !editing, preventScrollReset: true });
  }

  return {
    editing: params.has('edit'),
    startEditing: () => go(true),
    /** Leaves the form; unsaved changes ask first. */
    stopEditing: () => go(false),
    /** Leaves the form and gives its changes up without asking. */
    discardAndStop: () => go(false, discard),
  };
}

/** Why the last save failed, to stand in the form; null where nothing did, or the person stopped it. */
export function saveError(error: Error | null): string | null {
  return error === null || isAborted(error) ? null : error.message;
}

interface Save {
  error: Error | null;
  reset: () => void;
}

/** Why the last save of this edit failed; the next edit begins without it. */
export function useErrorOfEdit(editing: boolean, { error, reset }: Save): string | null {
  useEffect(() => {
    if (!editing && error) reset();
  }, [editing, error, reset]);
  return editing ? saveError(error) : null;
}

import { isAborted } from '@buddyline/api-client/api-error';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { discard } from './discard.ts';

/** Whether a query string opens the form. */
export function isEditAddress(search: string): boolean {
  return new URLSearchParams(search).has('edit');
}

/** View or edit mode, kept in the URL (`?edit`), so that links can open either and Back leaves the form. */
export function useEditMode() {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  function go(editing: boolean, state?: typeof discard) {
    // Not those of the render in which Save was pressed: another tab of the page may be open by now.
    const { pathname } = window.location;
    const next = new URLSearchParams(window.location.search);
    if (editing) next.set('edit', '');
    else next.delete('edit');
    const search = next.toString().replace(/\bedit=(?=&|$)/, 'edit');
    // Replaces the history entry, so that Back does not return to a closed form.
    void navigate({ pathname, search }, { state, replace: !editing, preventScrollReset: true });
  }

  return {
    editing: params.has('edit'),
    startEditing: () => go(true),
    /** Leaves the form; asks first if there are unsaved changes. */
    stopEditing: () => go(false),
    /** Leaves the form and discards its changes without asking. */
    discardAndStop: () => go(false, discard),
  };
}

/** The error message for the form; null without an error, or if the person cancelled the save. */
export function saveError(error: Error | null): string | null {
  return error === null || isAborted(error) ? null : error.message;
}

interface Save {
  error: Error | null;
  reset: () => void;
}

/** Why the last save of this edit failed. Cleared when the edit ends. */
export function useErrorOfEdit(editing: boolean, { error, reset }: Save): string | null {
  useEffect(() => {
    if (!editing && error) reset();
  }, [editing, error, reset]);
  return editing ? saveError(error) : null;
}

import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { useFocusKept } from '../actions/focus-kept.ts';
import { isWantedByKey } from '../keyboard/list-keyboard.ts';
import { useUnsavedChanges } from './unsaved-changes.tsx';

interface Props {
  /** For a Save button that stands outside the form. */
  id?: string;
  /** Names the form for screen readers. */
  label: string;
  /** Why the last save failed, in the server's words; the toast that said so is gone by now. */
  error: string | null;
  /** A save is running: another one is ignored, by keyboard too. */
  pending: boolean;
  dirty: boolean;
  /** Addresses at which the form is still on the screen; it must be the same function every time. */
  stays: (next: Location) => boolean;
  onSubmit: () => void;
  /** Escape. */
  onCancel?: () => void;
  children: ReactNode;
}

/** What every form shares: Ctrl/Cmd+Enter saves, Escape cancels, unsaved changes are guarded. */
export function FormShell({ error, pending, dirty, stays, onSubmit, onCancel, ...rest }: Props) {
  useUnsavedChanges(dirty, stays);
  const keepFocus = useFocusKept(pending);
  const form = useFocusWhenWanted();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    keepFocus(event.nativeEvent.submitter);
    onSubmit();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    // In the middle of a composed character these keys belong to the input method; what lies open in
    // the form (a tooltip, a list) has taken its own Escape by preventing what follows.
    if (event.nativeEvent.isComposing || event.isDefaultPrevented()) return;
    if (event.key === 'Escape') onCancel?.();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the two keys add to the buttons
    <form
      ref={form}
      id={rest.id}
      aria-label={rest.label}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {rest.children}
      <FormError error={error} />
    </form>
  );
}

export function FormError({ error }: { error: string | null }) {
  return (
    error && (
      <p className="mt-4 text-xs font-medium text-danger-ink">
        <bdi>{error}</bdi>
      </p>
    )
  );
}

/** Who asked for the form by key goes on with its first field. */
function useFocusWhenWanted() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isWantedByKey()) return;
    const field = 'input:enabled, select:enabled, textarea:enabled';
    // A page that comes with its form puts the focus on its heading first.
    queueMicrotask(() => form.current?.querySelector<HTMLElement>(field)?.focus());
  }, []);
  return form;
}

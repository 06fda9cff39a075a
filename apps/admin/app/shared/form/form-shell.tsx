import { isSubmitKey } from '@buddyline/ui/submit-key';
import { Trans } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
} from 'react';
import type { Location } from 'react-router';
import { useRestoreFocus } from '../keyboard/restore-focus.ts';
import { takeOpenedByShortcut } from '../keyboard/list-keyboard.ts';
import { useUnsavedChanges } from './unsaved-changes.tsx';

interface Props {
  /** For a Save button outside the form. */
  id?: string;
  /** Names the form for screen readers. */
  label: string;
  /** The server's message for the last failed save; it stays after the toast has gone. */
  error: string | null;
  /** A save is in flight: another submit is ignored. */
  pending: boolean;
  dirty: boolean;
  /** Whether the form is still on the screen at the next location. Must be a stable function. */
  stays: (next: Location) => boolean;
  onSubmit: () => void;
  /** Called on Escape. */
  onCancel?: () => void;
  children: ReactNode;
}

/** What all forms share: Ctrl/Cmd+Enter saves, Escape cancels, leaving with unsaved changes asks first. */
export function FormShell({ error, pending, dirty, stays, onSubmit, onCancel, ...rest }: Props) {
  useUnsavedChanges(dirty, stays);
  const restoreFocusTo = useRestoreFocus(pending);
  const form = useRef<HTMLFormElement>(null);
  useFocusIfOpenedByShortcut(form);
  useHeldTyping(form, pending);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    restoreFocusTo(event.nativeEvent.submitter);
    onSubmit();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    // During composition these keys belong to the input method. An open tooltip or list in the form
    // handles Escape itself and prevents the default.
    if (event.nativeEvent.isComposing || event.isDefaultPrevented()) return;
    if (event.key === 'Escape') onCancel?.();
    if (isSubmitKey(event)) {
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
      aria-busy={pending || undefined}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {rest.children}
      {pending && <Saving />}
      <FormError error={error} />
    </form>
  );
}

/** After a moment: why the fields look and are read-only. */
function Saving() {
  return (
    <p role="status" className="mt-4 animate-late text-xs text-ink-muted">
      <Trans>Saving goes on. Until it is done, nothing can be changed here.</Trans>
    </p>
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

/** Nothing can be typed during a save, because its success closes the form. */
function useHeldTyping(form: RefObject<HTMLFormElement | null>, pending: boolean): void {
  useEffect(() => {
    const { current } = form;
    if (!pending || !current) return undefined;
    const holding = new AbortController();
    const options = { signal: holding.signal, capture: true };
    const hold = (event: Event) => event.preventDefault();
    const holdChoice = (event: Event) => {
      if (isChoice(event.target)) event.preventDefault();
    };
    current.addEventListener('beforeinput', hold, options);
    // A list opens at these; a box changes at a click, also at that of a key.
    current.addEventListener('mousedown', holdChoice, options);
    current.addEventListener('click', holdChoice, options);
    current.addEventListener(
      'keydown',
      (event) => {
        const isLeaving = ['Tab', 'Escape'].includes(event.key);
        if (!isLeaving && event.target instanceof HTMLSelectElement) event.preventDefault();
      },
      options,
    );
    return () => holding.abort();
  }, [form, pending]);
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('select, input:is([type=checkbox], [type=radio], [type=file])') !== null;

/** Focuses the first field if the form was opened by a keyboard shortcut. */
function useFocusIfOpenedByShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!takeOpenedByShortcut()) return;
    const field = 'input:enabled, select:enabled, textarea:enabled';
    // After the page's own effect, which focuses the heading.
    queueMicrotask(() => form.current?.querySelector<HTMLElement>(field)?.focus());
  }, [form]);
}

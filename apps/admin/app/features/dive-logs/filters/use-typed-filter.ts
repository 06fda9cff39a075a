import { debounceMs } from '@buddyline/domain/constants';
import { useDebounced } from '@buddyline/ui/use-debounced';
import { type KeyboardEvent, useState } from 'react';

interface TypedFilter {
  /** The active filter's text in the field. A change from outside replaces the typed text. */
  shown: string;
  /** Parses a text to the filter's value: '' if empty, null if invalid or incomplete. */
  read: (text: string) => string | null;
  /** The length from which a text is complete, so that it is invalid if it cannot be parsed. */
  completeLength: number;
  onFilter: (value: string | null) => void;
}

/** The state of a filter's text field, whose value is written to the URL with a debounce. */
export function useTypedFilter({ shown, read, completeLength, onFilter }: TypedFilter) {
  const [typed, setTyped] = useState(shown);
  const [previous, setPrevious] = useState(shown);
  const [left, setLeft] = useState(false);
  const value = read(typed);
  const isInvalid = value === null && (left || typed.length >= completeLength);

  const apply = useDebounced((text: string) => {
    const next = read(text) || null;
    if (next !== (read(shown) || null)) onFilter(next);
  }, debounceMs);

  if (shown !== previous) {
    setPrevious(shown);
    // Keeps the typed text if the change comes from it, or was caused by its being invalid.
    const isEcho = shown === '' ? value === null : read(shown) === value;
    if (!isEcho) setTyped(shown);
  }

  return {
    typed,
    /** False while an incomplete text is being typed. */
    isInvalid,
    /** The text is incomplete and not applied yet. */
    isIncomplete: value === null && !isInvalid,
    type: (text: string) => {
      setTyped(text);
      setLeft(false);
      apply.later(text);
    },
    /** Applies the text without the debounce, on blur and Enter. */
    applyNow: () => {
      setLeft(true);
      apply.now(typed);
    },
  };
}

export type TypedField = ReturnType<typeof useTypedFilter>;

/** Applies a typed filter without leaving its field. */
export function onEnter(run: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter') run();
  };
}

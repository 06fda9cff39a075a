import { debounceMs } from '@buddyline/domain/constants';
import { useTypedText } from '@buddyline/ui/use-typed-text';
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
  const [left, setLeft] = useState(false);
  const { typed, type, settle } = useTypedText({
    shown,
    read: (text) => read(text) || null,
    onValue: onFilter,
    delayMs: debounceMs,
  });
  const value = read(typed);
  const isInvalid = value === null && (left || typed.length >= completeLength);

  return {
    typed,
    /** False while an incomplete text is being typed. */
    isInvalid,
    /** The text is incomplete and not applied yet. */
    isIncomplete: value === null && !isInvalid,
    type: (text: string) => {
      setLeft(false);
      type(text);
    },
    /** Applies the text without the debounce, on blur and Enter. */
    applyNow: () => {
      setLeft(true);
      settle();
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

import { useTypedText } from '@buddyline/ui/use-typed-text';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

interface TypedFilter {
  /** The active filter's text in the field. A change from outside replaces the typed text. */
  shown: string;
  /** Parses a text to the filter's value: '' if empty, null if invalid or incomplete. */
  read: (text: string) => string | null;
  /** A shorter text is incomplete, and not called invalid while it is typed. */
  completeLength?: number;
  onFilter: (value: string | null) => void;
}

/** The state of a filter's text field, whose value is written to the URL with a debounce. */
export function useTypedFilter({ shown, read, completeLength = 0, onFilter }: TypedFilter) {
  const [hasLeft, setHasLeft] = useState(false);
  const { typed, type, settle } = useTypedText({
    shown,
    read: (text) => read(text) || null,
    onValue: onFilter,
  });
  const value = read(typed);
  const isInvalid = value === null && (hasLeft || typed.length >= completeLength);

  /** Applies the text without the debounce. */
  const applyNow = () => {
    setHasLeft(true);
    settle();
  };
  const typeOn = (text: string) => {
    setHasLeft(false);
    type(text);
  };

  return {
    /** False while an incomplete text is being typed. */
    isInvalid,
    /** The text is incomplete and not applied yet. */
    isIncomplete: value === null && !isInvalid,
    type: typeOn,
    /** The props of its text field. Enter applies a filter without leaving it. */
    input: {
      value: typed,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => typeOn(target.value),
      onBlur: applyNow,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') applyNow();
      },
    },
  };
}

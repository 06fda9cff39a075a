import { debounceMs } from '@buddyline/domain/constants';
import { useDebounced } from '@buddyline/ui/use-debounced';
import { useState } from 'react';

interface TypedFilter {
  /** What the filter in force looks like in the field; a change from outside replaces what is typed. */
  shown: string;
  /** The filter's value for a text; '' for an empty one, null for one that is none (yet). */
  read: (text: string) => string | null;
  /** A text of so many characters is whole: from then on it is a value or a mistake. */
  wholeLength: number;
  onFilter: (value: string | null) => void;
}

/** A filter that is typed: the field runs ahead of the address by 300 ms. */
export function useTypedFilter({ shown, read, wholeLength, onFilter }: TypedFilter) {
  const [typed, setTyped] = useState(shown);
  const [seen, setSeen] = useState(shown);
  const [left, setLeft] = useState(false);
  const value = read(typed);
  const isWrong = value === null && (left || typed.length >= wholeLength);

  const apply = useDebounced((text: string) => {
    const wanted = read(text) || null;
    if (wanted !== (read(shown) || null)) onFilter(wanted);
  }, debounceMs);

  if (shown !== seen) {
    setSeen(shown);
    // What is on its way to the address, or cannot go there, stands as it was typed.
    const isEcho = shown === '' ? value === null : read(shown) === value;
    if (!isEcho) setTyped(shown);
  }

  return {
    typed,
    /** Not while it is being typed: half a date is no mistake. */
    isWrong,
    /** Nothing is filtered by it yet. */
    isUnfinished: value === null && !isWrong,
    type: (text: string) => {
      setTyped(text);
      setLeft(false);
      apply.later(text);
    },
    /** On leaving the field, and on Enter. */
    settle: () => {
      setLeft(true);
      apply.now(typed);
    },
  };
}

import { useState } from 'react';
import { useDebounced } from './use-debounced.ts';

interface TypedText {
  /** The text of the current value, which is kept elsewhere, such as in a URL. */
  shown: string;
  /** The value of a text; null if it has none. */
  read: (text: string) => string | null;
  /** Called with the value of the text when typing pauses, and at once by `settle`. */
  onValue: (value: string | null) => void;
}

/**
 * The text of a field, which is ahead of its value while somebody types.
 * A value of its own that arrives late does not replace what was typed since; any other value replaces the text,
 * and what was waiting is dropped.
 */
export function useTypedText({ shown, read, onValue }: TypedText) {
  const [typed, setTyped] = useState(shown);
  const [seen, setSeen] = useState(shown);
  /** Values that have not arrived. */
  const [sent, setSent] = useState<(string | null)[]>([]);

  const send = (text: string) => {
    const value = read(text);
    if (value === read(shown) && sent.length === 0) return;
    setSent([...sent, value]);
    onValue(value);
  };
  // Skips a text that a change from outside has replaced.
  const sending = useDebounced((text: string) => text === typed && send(text));

  if (shown !== seen) {
    const at = sent.indexOf(read(shown));
    setSeen(shown);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0) setTyped(shown);
  }

  return {
    typed,
    /** @param since the `timeStamp` of the event */
    type: (text: string, since?: number) => {
      setTyped(text);
      sending.later(text, since);
    },
    /** Sends the typed text, or another one in its place, without waiting for a pause. */
    settle: (text?: string) => {
      if (text !== undefined) setTyped(text);
      sending.cancel();
      send(text ?? typed);
    },
  };
}

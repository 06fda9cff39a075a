import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState, type ChangeEvent, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { classes } from './classes.ts';
import { alignedWithPage, controlClasses } from './control-classes.ts';
import { Icon } from './icon.tsx';
import { useDebounced } from './use-debounced.ts';

export interface SearchBoxProps {
  /** The field's accessible name. */
  label: string;
  placeholder: string;
  clearLabel: string;
  /** The current search; a change from outside (Back, 'Clear filters') replaces the typed text. */
  value: string;
  /** Called with the trimmed text when typing pauses, and at once on Enter or clear. */
  onSearch: (text: string) => void;
  /** Called on Enter and arrow down, which move on to the results. */
  onLeave?: (text: string) => void;
  debounceMs?: number;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

export function SearchBox({ ref, ...props }: SearchBoxProps) {
  const { label, placeholder, clearLabel, maxLength = 200, className } = props;
  const { typed, type, submit, clear } = useSearchText(props);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      submit();
      props.onLeave?.(typed.trim());
    } else if (event.key === 'Escape') {
      // Keeps the browser from clearing the field.
      event.preventDefault();
      event.currentTarget.blur();
    }
  };
  const clearAndStay = (event: MouseEvent<HTMLButtonElement>) => {
    clear();
    event.currentTarget.parentElement?.querySelector('input')?.focus();
  };

  return (
    <search className={classes('relative block', className)}>
      <span className="pointer-events-none absolute inset-y-0 inset-s-3 flex items-center text-ink-muted">
        <Icon of={Search} />
      </span>
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        // With `auto` an empty field is left-to-right, which would misplace an Arabic placeholder.
        dir={typed === '' ? undefined : 'auto'}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className={classes(
          controlClasses,
          alignedWithPage,
          'h-9 px-9 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clearAndStay}
          className="absolute inset-e-1 inset-y-1 grid w-7 place-items-center rounded-inner text-ink-muted hover:text-ink"
        >
          <Icon of={X} />
        </button>
      )}
    </search>
  );
}

/** The typed text, which is ahead of the current search until typing pauses. */
function useSearchText({ value, onSearch, debounceMs = 300 }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const send = (text: string) => {
    const trimmed = text.trim();
    setSent(trimmed);
    if (trimmed !== value) onSearch(trimmed);
  };
  // Skips a text that a change from outside has replaced.
  const search = useDebounced((text: string) => text === typed && send(text), debounceMs);
  const sendNow = (text: string) => {
    search.cancel();
    send(text);
  };

  // The value of our own search must not overwrite text typed since; any other value may.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const type = (text: string) => {
    setTyped(text);
    search.later(text);
  };
  const clear = () => {
    setTyped('');
    sendNow('');
  };
  return { typed, type, clear, submit: () => sendNow(typed) };
}

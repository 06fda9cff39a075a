import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { classes } from './classes.ts';
import { alignedWithPage, controlClasses } from './control-classes.ts';
import { Icon } from './icon.tsx';
import { useTypedText } from './use-typed-text.ts';

export interface SearchBoxProps {
  /** The field's accessible name. */
  label: string;
  placeholder: string;
  clearLabel: string;
  /** The current search; a change from outside (Back, 'Clear filters') replaces the typed text. */
  value: string;
  /** Called with the trimmed text when typing pauses, and at once on Enter or clear. */
  onSearch: (text: string) => void;
  /** Called with the trimmed text on Enter or arrow down, which move on to the results. */
  onMoveToResults?: (text: string) => void;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

export function SearchBox({ ref, ...props }: SearchBoxProps) {
  const { label, placeholder, clearLabel, value, maxLength = 200, className } = props;
  const { typed, type, settle } = useTypedText({
    shown: value,
    read: (text) => text.trim(),
    onValue: (text) => props.onSearch(text ?? ''),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      settle();
      props.onMoveToResults?.(typed.trim());
    } else if (event.key === 'Escape') {
      // Keeps the browser from clearing the field.
      event.preventDefault();
      event.currentTarget.blur();
    }
  };
  const clearAndStay = (event: MouseEvent<HTMLButtonElement>) => {
    settle('');
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
        onChange={({ target, timeStamp }: ChangeEvent<HTMLInputElement>) =>
          type(target.value, timeStamp)
        }
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

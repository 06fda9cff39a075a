import { formatNumber } from '@buddyline/i18n/formats';
import { classes } from '@buddyline/ui/classes';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/use-language.ts';

interface Props {
  pressed: boolean;
  /** Undefined while it is loading; null where there is none. */
  count?: number | undefined | null;
  onPress: () => void;
  children: ReactNode;
}

/** One of several filters above a list, of which one is pressed. */
export function ChoiceChip({ pressed, count = null, onPress, children }: Props) {
  const language = useLanguage();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classes(
        'flex min-h-8 items-center gap-2 rounded-full border px-3 text-xs font-medium transition-colors',
        pressed
          ? 'border-transparent bg-accent-soft text-accent-ink'
          : 'border-line bg-surface-raised text-ink-muted hover:text-ink',
      )}
    >
      {children}
      {count !== null && (
        // Keeps its place until the numbers are there.
        <span className="min-w-3 text-center tabular-nums opacity-80">
          {count !== undefined && formatNumber(count, language)}
        </span>
      )}
    </button>
  );
}

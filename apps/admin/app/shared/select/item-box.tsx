import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { describe } from './describe.ts';
import { type Selectable, selection } from './select-state.ts';
import { toggle } from './selection-changes.ts';

interface Props {
  item: Selectable;
  className?: string;
}

/** A checkbox over an item's avatar or corner; its label covers the same place. */
export function ItemBox({ item, className = '' }: Props) {
  const { t } = useLingui();
  const current = selection.useValue();
  if (!current) return null;
  const described = describe(item);
  const { id, name, isLocked } = described;
  return (
    <label
      className={`z-1 grid animate-fade-in place-items-center ${className}`}
      title={isLocked ? t`You cannot delete your own account.` : undefined}
    >
      <span className="relative grid size-5 place-items-center">
        <input
          type="checkbox"
          data-select=""
          aria-label={t`Select ${name}`}
          checked={current.items.has(id)}
          disabled={isLocked}
          // Shift extends instead (`use-select-clicks.ts`).
          onChange={({ nativeEvent }) => {
            const isShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
            if (!isShift) selection.set(toggle(current, described));
          }}
          className="peer absolute inset-0 size-5 appearance-none rounded-inner border border-line-strong bg-surface-raised transition-colors checked:border-accent checked:bg-accent not-disabled:hover:border-accent disabled:opacity-55"
        />
        <Icon
          of={Check}
          className="pointer-events-none relative text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </span>
    </label>
  );
}

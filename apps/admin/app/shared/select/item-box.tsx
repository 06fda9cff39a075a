import { useLingui } from '@lingui/react/macro';
import { describe } from './describe.ts';
import { type Selectable, selection } from './select-state.ts';
import { toggle } from './selection-changes.ts';
import { TickBox } from './tick-box.tsx';

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
      <TickBox
        data-select=""
        aria-label={t`Select ${name}`}
        checked={current.items.has(id)}
        disabled={isLocked}
        // Shift extends instead (`use-select-clicks.ts`).
        onChange={({ nativeEvent }) => {
          const isShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          if (!isShift) selection.set(toggle(current, described));
        }}
      />
    </label>
  );
}

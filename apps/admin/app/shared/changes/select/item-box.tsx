import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { toSelectedItem } from './to-selected-item.ts';
import { type SelectableRow, selection } from './select-state.ts';
import { toggle } from './selection-changes.ts';
import { TickBox } from './tick-box.tsx';

interface Props {
  open?: boolean;
  item: SelectableRow;
  className?: string;
}

/** A checkbox over an item's avatar or corner; its label covers the same place. */
export function ItemBox({ open, item, className = '' }: Props) {
  const { t } = useLingui();
  const boxId = useId();
  const current = selection.useValue();
  if ('isGone' in item) return <GoneMark className={className} />;
  if (!open || !current) return null;
  const described = toSelectedItem(item);
  const { id, name, isLocked } = described;
  return (
    <label
      htmlFor={boxId}
      className={`z-1 grid animate-fade-in place-items-center ${className}`}
      title={isLocked ? t`You cannot delete your own account.` : undefined}
    >
      <TickBox
        id={boxId}
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

/** On an item that somebody else has deleted since the list was fetched; `list-tools.css` strikes its name. */
function GoneMark({ className }: { className: string }) {
  return (
    <span
      data-gone=""
      className={`z-1 grid animate-fade-in place-items-center text-danger-ink ${className}`}
    >
      <Icon of={Trash2} />
      <span className="sr-only">
        <Trans>Deleted meanwhile</Trans>
      </span>
    </span>
  );
}

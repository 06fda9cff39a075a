import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';

interface Props {
  open: boolean;
  onToggle: () => void;
  /** The panel that opens. */
  panelId: string;
  /** How many filters are in force, so that a closed panel hides none of them. */
  count: number;
}

export function FiltersToggle({ open, onToggle, panelId, count }: Props) {
  return (
    <Button variant="outline" aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
      <Icon of={SlidersHorizontal} />
      <Trans>Filters</Trans>
      {count > 0 && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs text-on-accent tabular-nums">
          {count}
        </span>
      )}
    </Button>
  );
}

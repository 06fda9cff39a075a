import { Icon } from '@buddyline/ui/icon';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  'aria-label': string;
  /** Some, but not all of what it stands for is selected. */
  isPartly?: boolean;
}

/** A checkbox without a visible label, for an item or for a page of them. */
export function TickBox({ isPartly = false, ...rest }: Props) {
  return (
    <span className="relative grid size-5 max-sm:size-6 shrink-0 place-items-center">
      <input
        {...rest}
        type="checkbox"
        // There is no attribute for it.
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        className="peer absolute inset-0 size-full appearance-none rounded-inner border border-line-strong bg-surface-raised transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent not-disabled:hover:border-accent disabled:opacity-55"
      />
      <Icon
        of={isPartly ? Minus : Check}
        className="pointer-events-none relative text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </span>
  );
}

import { Icon } from '@buddyline/ui/icon';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  mark: { text: string; icon?: LucideIcon };
}

/** A checkbox in the shape of a chip. */
export function MarkToggle({ mark, ...input }: Props) {
  return (
    <label className="relative inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface-raised px-3.5 text-sm transition-colors hover:bg-surface-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        {...input}
        type="checkbox"
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      {mark.icon && <Icon of={mark.icon} />}
      <bdi>{mark.text}</bdi>
    </label>
  );
}

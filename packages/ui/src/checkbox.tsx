import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

/** A native checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label
      className={`group inline-flex min-h-6 w-fit items-center gap-2 text-sm has-disabled:opacity-55 ${className}`}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer absolute inset-0 size-5 appearance-none rounded-inner border border-line-strong bg-surface-raised transition-colors checked:border-accent checked:bg-accent not-disabled:hover:border-accent"
        />
        <Icon
          of={Check}
          className="pointer-events-none relative text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>{label}</span>
    </label>
  );
}

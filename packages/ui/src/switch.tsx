import type { ComponentProps, ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
}

/** Takes effect at once; for a choice that is saved later, use a checkbox. */
export function Switch({ label, className = '', ...rest }: SwitchProps) {
  return (
    <label
      className={`inline-flex min-h-6 w-fit items-center gap-3 text-sm has-disabled:opacity-55 ${className}`}
    >
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser exposes a checkbox's state
        role="switch"
        className="relative h-6 w-10 shrink-0 appearance-none rounded-full bg-line-strong transition-colors before:absolute before:inset-s-1 before:top-1 before:size-4 before:rounded-full before:bg-surface-raised before:shadow-near before:transition-[inset] checked:bg-accent checked:before:inset-s-5"
      />
      <span>{label}</span>
    </label>
  );
}

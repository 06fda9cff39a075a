import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * While its action runs, the button is disabled, and after 300 ms a spinner replaces its text.
   */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  pending = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClasses({ variant, size, className })}
    >
      <span className={classes('inline-flex items-center gap-2', pending && 'animate-recede')}>
        {children}
      </span>
      {pending && (
        <span className="absolute inset-0 grid animate-late place-items-center">
          <Icon of={LoaderCircle} className="animate-spin" />
        </span>
      )}
    </button>
  );
}

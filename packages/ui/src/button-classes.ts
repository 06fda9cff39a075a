import { classes } from './classes.ts';

export type ButtonVariant =
  | 'default'
  | 'destructive'
  | 'outline'
  | 'secondary'
  | 'ghost'
  | 'link'
  | 'primary'
  | 'tab';

export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border ' +
  'font-medium whitespace-nowrap transition-colors duration-200 select-none ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const filled = 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-hover';

/** The specification names both `default` and `primary`: there is one colour for what is most often pressed. */
const variants: Record<ButtonVariant, string> = {
  default: filled,
  primary: filled,
  // A red outline beside other actions; solid red where it is what a popup was opened for.
  destructive:
    'border-danger/60 bg-surface-raised text-danger-ink not-disabled:hover:border-danger ' +
    'not-disabled:hover:bg-danger not-disabled:hover:text-on-danger ' +
    '[&:is([role=alertdialog]_*,[type=submit])]:border-transparent ' +
    '[&:is([role=alertdialog]_*,[type=submit])]:bg-danger ' +
    '[&:is([role=alertdialog]_*,[type=submit])]:text-on-danger ' +
    '[&:is([role=alertdialog]_*,[type=submit])]:hover:bg-danger-hover',
  outline: 'border-line bg-surface-raised text-ink not-disabled:hover:bg-surface-sunken',
  secondary:
    'border-transparent bg-accent-soft text-accent-ink not-disabled:hover:bg-accent-soft/70',
  ghost: 'border-transparent text-ink not-disabled:hover:bg-surface-sunken',
  link: 'border-transparent text-accent-ink underline-offset-4 not-disabled:hover:underline',
  tab:
    'rounded-b-none border-transparent text-ink-muted not-disabled:hover:text-ink max-sm:px-2.5 ' +
    'after:absolute after:inset-x-2.5 sm:after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full ' +
    'aria-selected:text-ink aria-selected:after:bg-accent',
};

const sizes: Record<ButtonSize, string> = {
  default: 'h-9 px-4 text-sm',
  sm: 'h-8 px-3 text-xs',
  lg: 'h-11 px-6 text-base',
  icon: 'size-9 text-sm',
};

/** The classes of a button, also for links that look like one. */
export function buttonClasses(
  options: { variant?: ButtonVariant; size?: ButtonSize; className?: string } = {},
): string {
  const { variant = 'default', size = 'default', className } = options;
  return classes(base, variants[variant], sizes[size], className);
}

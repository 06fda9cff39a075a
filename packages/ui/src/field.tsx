import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useMemo, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from './icon.tsx';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the hint; the control is then marked invalid. */
  error?: ReactNode;
  /** The error is read out when it appears: for a form that does not move the focus to what is wrong. */
  announcesError?: boolean;
  /** One control of this kit; it is connected to the label, hint and error. */
  children: ReactNode;
  className?: string;
}

/** Label above, hint below, error below that. */
export function Field({
  label,
  hint,
  error,
  announcesError = false,
  children,
  className,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = Boolean(error);
  const describedBy = classes(Boolean(hint) && hintId, invalid && errorId) || undefined;
  const context = useMemo(() => ({ id, describedBy, invalid }), [id, describedBy, invalid]);
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="w-fit text-sm font-medium text-ink">
        {label}
      </label>
      <FieldContext value={context}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
      {invalid && (
        <p
          id={errorId}
          role={announcesError ? 'alert' : undefined}
          className="flex animate-fade-in gap-1.5 text-xs font-medium text-danger-ink"
        >
          <Icon of={CircleAlert} className="mt-px" />
          <bdi>{error}</bdi>
        </p>
      )}
    </div>
  );
}

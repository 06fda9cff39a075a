import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export interface CardProps {
  title?: ReactNode;
  description?: ReactNode;
  /** At the end of the header. */
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** False where a table or picture extends to the card's edges. */
  padded?: boolean;
  /** One of the few parts of a page that people jump between: its title names a region. */
  landmark?: boolean;
}

/** A raised surface; with a title it is a section with a second-level heading. */
export function Card({
  title,
  description,
  actions,
  children,
  className,
  padded = true,
  landmark = false,
}: CardProps) {
  const titleId = useId();
  const Shell = title === undefined ? 'div' : 'section';
  return (
    <Shell
      aria-labelledby={landmark ? titleId : undefined}
      className={classes(
        'min-w-0 overflow-clip rounded-card border border-line bg-surface-raised',
        padded && 'p-5',
        className,
      )}
    >
      {title !== undefined && (
        <header
          data-actions
          className={classes(
            'flex flex-wrap justify-between gap-3',
            description ? 'items-start' : 'items-center',
            padded ? 'mb-4' : 'p-5 pb-4',
          )}
        >
          <div className="min-w-0">
            <h2 id={landmark ? titleId : undefined} className="text-base font-semibold">
              {title}
            </h2>
            {description && <p className="text-ink-muted">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </Shell>
  );
}

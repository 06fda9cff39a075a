import { type ReactNode, useId } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** What the page shows: the heading has the focus after a navigation, and screen readers say this with it. */
  about?: string | undefined;
  subtitle?: ReactNode;
  /** The links to the page's parents. */
  breadcrumb?: ReactNode;
  /** Buttons, the destructive one last. */
  actions?: ReactNode;
  /** The page shows one record, whose name is larger than this heading. */
  isRecord?: boolean;
}

/** Has the page's only first-level heading, which can be focused after a navigation. */
export function PageHeader({
  title,
  about,
  subtitle,
  breadcrumb,
  actions,
  isRecord = false,
}: PageHeaderProps) {
  const aboutId = useId();
  return (
    <header
      className={`flex flex-wrap justify-between gap-x-6 gap-y-4 ${isRecord ? 'mb-4 items-start' : 'mb-6 items-start sm:items-end'}`}
    >
      {/* On a phone it leaves room beside it for something short. */}
      <div className={`min-w-0 ${isRecord ? '' : 'max-sm:flex-1 max-sm:basis-36'}`}>
        {breadcrumb && <div className="mb-1 text-ink-muted">{breadcrumb}</div>}
        <h1
          tabIndex={-1}
          aria-describedby={about && aboutId}
          className={`font-semibold wrap-anywhere ${isRecord ? 'text-base' : 'text-xl'}`}
        >
          {title}
        </h1>
        {about && (
          <span id={aboutId} hidden>
            {about}
          </span>
        )}
        {subtitle && (
          <p className={`text-ink-muted ${isRecord ? 'text-xs' : 'mt-1'}`}>{subtitle}</p>
        )}
      </div>
      {actions && (
        <div data-actions className="flex flex-wrap items-center gap-3">
          {actions}
        </div>
      )}
    </header>
  );
}

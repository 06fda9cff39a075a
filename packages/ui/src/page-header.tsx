import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The links to the page's parents. */
  breadcrumb?: ReactNode;
  /** Buttons, the destructive one last. */
  actions?: ReactNode;
}

/** Has the page's only first-level heading, which can be focused after a navigation. */
export function PageHeader({ title, subtitle, breadcrumb, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {breadcrumb && <div className="mb-1 text-ink-muted">{breadcrumb}</div>}
        <h1 tabIndex={-1} className="text-xl font-semibold wrap-anywhere">
          {title}
        </h1>
        {subtitle && <p className="mt-1 text-ink-muted">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  );
}

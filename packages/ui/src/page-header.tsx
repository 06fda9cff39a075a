import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the page hangs: links with a separator between them. */
  breadcrumb?: ReactNode;
  /** Buttons, the destructive one last. */
  actions?: ReactNode;
}

/** The page's only first-level heading; it can take the focus after a navigation. */
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

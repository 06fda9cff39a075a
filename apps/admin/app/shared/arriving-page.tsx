import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Page } from './page.tsx';

interface Props {
  title: string;
  subtitle?: string;
  breadcrumb?: ReactNode;
  /** What staff will do here. */
  children: ReactNode;
}

/** A section that the next release brings: its place in the panel is there, and says so. */
export function ArrivingPage({ children, ...header }: Props) {
  const { t } = useLingui();
  return (
    <Page {...header}>
      <Card>
        <EmptyState title={t`This section arrives with the panel release.`}>{children}</EmptyState>
      </Card>
    </Page>
  );
}

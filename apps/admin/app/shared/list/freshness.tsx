import { formatRelativeTime } from '@buddyline/i18n/formats';
import { IconButton } from '@buddyline/ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useLanguage } from '../../language/use-language.ts';
import { useNow } from '../text/now.ts';

export interface FreshnessQuery extends Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching'> {
  refetch: () => Promise<unknown>;
}

interface Props {
  query: FreshnessQuery;
  className?: string;
}

/** The age of the list, and a button that refetches it. */
export function Freshness({ query, className = '' }: Props) {
  return (
    <div
      className={`-me-2.5 flex items-center text-xs whitespace-nowrap text-ink-muted ${className}`}
    >
      <UpdatedAgo query={query} />
      <RefreshButton query={query} />
    </div>
  );
}

/** 'Updated 2 minutes ago' */
export function UpdatedAgo({ query: { dataUpdatedAt } }: Props) {
  const language = useLanguage();
  const now = useNow();
  // `now` ticks every 20 s, so a list that was just fetched may be newer than it.
  const updatedAt = new Date(Math.min(dataUpdatedAt || now.getTime(), now.getTime()));
  const ago = formatRelativeTime(updatedAt, language, now);
  return (
    // Reserves its space before the first fetch, to avoid a layout shift.
    <span className={dataUpdatedAt === 0 ? 'list-age invisible' : 'list-age'}>
      <Trans>Updated {ago}</Trans>
    </span>
  );
}

export function RefreshButton({ query: { isFetching, refetch } }: Props) {
  const { t } = useLingui();
  return (
    <IconButton
      icon={RefreshCw}
      label={t`Refresh`}
      pending={isFetching}
      onClick={() => void refetch()}
    />
  );
}

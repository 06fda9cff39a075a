import { formatRelativeTime } from '@buddyline/i18n/formats';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
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
  const language = useLanguage();
  const now = useNow();
  const { dataUpdatedAt, isFetching, refetch } = query;
  // `now` ticks every 20 s, so a list that was just fetched may be newer than it.
  const updatedAt = new Date(Math.min(dataUpdatedAt || now.getTime(), now.getTime()));
  const ago = formatRelativeTime(updatedAt, language, now);
  return (
    <div className={`flex items-center gap-2 text-xs text-ink-muted ${className}`}>
      {/* Reserves its space before the first fetch, to avoid a layout shift. */}
      <span className={dataUpdatedAt === 0 ? 'invisible' : undefined}>
        <Trans>Updated {ago}</Trans>
      </span>
      {/* Aligns the text, not the padding, with the end of the content below. */}
      <Button
        variant="ghost"
        size="sm"
        className="-me-3"
        pending={isFetching}
        onClick={() => void refetch()}
      >
        <Icon of={RefreshCw} />
        <Trans>Refresh</Trans>
      </Button>
    </div>
  );
}

import { formatRelativeTime } from '@buddyline/i18n/formats';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useLanguage } from '../../language/use-language.ts';
import { useNow } from '../time/now.ts';

/** How old the list on the screen is, and a way to have it anew. */
export function Freshness({ query }: { query: UseQueryResult }) {
  const language = useLanguage();
  const now = useNow();
  const { dataUpdatedAt, isFetching, refetch } = query;
  // A list that was just fetched is never from the future, however long ago the clock last moved.
  const updatedAt = new Date(Math.min(dataUpdatedAt || now.getTime(), now.getTime()));
  const ago = formatRelativeTime(updatedAt, language, now);
  return (
    <div className="flex items-center gap-2 text-xs text-ink-muted">
      {/* Takes its room before there is anything to tell, so that nothing shifts then. */}
      <span className={dataUpdatedAt === 0 ? 'invisible' : undefined}>
        <Trans>Updated {ago}</Trans>
      </span>
      {/* Its words, not its padding, end where the content below ends. */}
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

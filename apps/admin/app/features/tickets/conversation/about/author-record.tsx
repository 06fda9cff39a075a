import { Badge } from '@buddyline/ui/badge';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../../shared/query/meta-queries.ts';
import { recordQuery } from './about-queries.ts';

/** What is known of the author at a glance: tickets about them, warnings, a suspension. */
export function AuthorRecord({ personId }: { personId: string }) {
  const isKnown = useFeature('standing');
  const { data } = useQuery({ ...recordQuery(personId), enabled: isKnown });
  if (!isKnown) return null;
  return (
    // Reserves its line.
    <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
      {data && (
        <>
          <span>
            <Trans>About the author:</Trans>{' '}
            <Plural value={data.ticketsAbout} one="# ticket" other="# tickets" />
          </span>
          {data.warnings > 0 && <Plural value={data.warnings} one="# warning" other="# warnings" />}
          {data.active && (
            <Badge tone="danger">
              <Trans>Suspended now</Trans>
            </Badge>
          )}
        </>
      )}
    </p>
  );
}

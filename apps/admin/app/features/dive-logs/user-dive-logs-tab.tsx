import type { DiveLog } from '@buddyline/domain/dive-log';
import { readPage } from '@buddyline/domain/paging';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { requireReadablePage } from '../../shared/list-state.ts';
import { PersonItems } from '../../shared/person-items.tsx';
import { queryClient } from '../../shared/query-client.ts';
import type { Route } from './+types/user-dive-logs-tab.ts';
import { userDiveLogsQuery } from './dive-log-queries.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  void queryClient.prefetchQuery(userDiveLogsQuery(params.userId, page));
  return null;
}

export default function UserDiveLogsTab({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const page = readPage(useSearchParams()[0].get('page'));
  const query = useQuery(userDiveLogsQuery(params.userId, page));
  return (
    <PersonItems
      query={query}
      page={page}
      empty={t`User Don't Have any Dive Logs.`}
      pagesLabel={t`Pages of dive logs`}
      to={({ id }) => paths.diveLog(id)}
    >
      {(diveLog) => <DiveLogLine diveLog={diveLog} />}
    </PersonItems>
  );
}

/** The specification's summary: where, when, and who has signed. */
function DiveLogLine({ diveLog }: { diveLog: DiveLog }) {
  const place = [diveLog.site, diveLog.location].filter(Boolean).join(', ');
  return (
    <>
      <span className="grid min-w-0">
        <span className="truncate font-medium" dir="auto">
          {place || '—'}
        </span>
        <Signatures diveLog={diveLog} />
      </span>
      <span className="shrink-0 text-xs text-ink-muted tabular-nums" dir="ltr">
        {diveLog.date ?? '—'}
      </span>
    </>
  );
}

function Signatures({ diveLog }: { diveLog: DiveLog }) {
  const { t } = useLingui();
  const signed = [
    diveLog.buddySignature && t`Buddy signed`,
    diveLog.instructorSignature && t`Instructor signed`,
    diveLog.divemasterSignature && t`Divemaster signed`,
  ].filter(Boolean);
  return (
    <span className="truncate text-xs text-ink-muted">
      {signed.length > 0 ? signed.join(' · ') : t`Not signed`}
    </span>
  );
}

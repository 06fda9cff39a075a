import type { Activity } from '@buddyline/domain/activity';
import type { CursorPage } from '@buddyline/domain/cursor';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCan } from '../../query/use-can.tsx';
import { QueryView } from '../../query/query-view.tsx';
import { Ago } from '../../text/ago.tsx';
import { EntrySentence } from './entry-sentence.tsx';
import { historyQuery } from './activity-queries.ts';
import { ChangesTable, type RecordFields } from './changes-table.tsx';
import { PutBack } from './put-back.tsx';

interface Props {
  itemId: string;
  fields: RecordFields;
}

/** The content of a record's history card: its newest entries, and a link to all of them. */
export function History({ itemId, fields }: Props) {
  const query = useQuery(historyQuery(itemId));
  return (
    <QueryView query={query} loading={<LoadingHistory />}>
      {(page) => (
        <IntoView>
          <Entries page={page} itemId={itemId} fields={fields} />
        </IntoView>
      )}
    </QueryView>
  );
}

/** The card is often opened at the lower end of the window. */
function IntoView({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={content} className="scroll-mb-6">
      {children}
    </div>
  );
}

function Entries({ page, itemId, fields }: Props & { page: CursorPage<Activity> }) {
  const mayReadAll = useCan()('activity.read');
  if (page.data.length === 0) {
    return (
      <p className="text-ink-muted">
        <Trans>Nothing has been noted about it yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul role="list" className="divide-y">
        {page.data.map((entry) => (
          <li key={entry.id} className="py-3 first:pt-0">
            <p tabIndex={-1} className="wrap-anywhere">
              <EntrySentence entry={entry} />
            </p>
            {entry.changes && Object.keys(entry.changes).length > 0 && (
              <ChangesTable changes={entry.changes} fields={fields} />
            )}
            <div className="mt-1 flex min-h-8 items-center justify-between gap-3 text-xs text-ink-muted">
              <Ago at={entry.at} />
              <PutBack entry={entry} />
            </div>
          </li>
        ))}
      </ul>
      {mayReadAll && (
        <Link
          to={paths.activityOf(itemId)}
          prefetch="intent"
          className="block border-t pt-3 text-accent-ink underline-offset-4 hover:underline"
        >
          {page.next === null ? <Trans>Show in the activity</Trans> : <Trans>Show all of it</Trans>}
        </Link>
      )}
    </>
  );
}

function LoadingHistory() {
  return (
    <div aria-busy className="grid animate-late gap-3">
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}

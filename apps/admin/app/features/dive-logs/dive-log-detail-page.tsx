import { handleOf } from '@buddyline/domain/user';
import { hasStatus } from '@buddyline/api-client/api-error';
import { copiedMs } from '@buddyline/domain/constants';
import type { DiveLog } from '@buddyline/domain/dive-log';
import { Button } from '@buddyline/ui/button';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Tooltip } from '@buddyline/ui/tooltip';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Icon } from '@buddyline/ui/icon';
import { IconButton } from '@buddyline/ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { absoluteUrl } from '../../shared/record/absolute-url.ts';
import { editTarget } from '../../shared/keyboard/list-keyboard.ts';
import { NeighbourLinks } from '../../shared/list/neighbours/neighbour-links.tsx';
import { windowQuery } from '../../shared/list/neighbours/window-query.ts';
import { useNeighbours } from '../../shared/list/neighbours/use-neighbours.ts';
import { lastVisitedList } from '../../shared/list/list-state.ts';
import { Breadcrumb } from '../../shared/record/breadcrumb.tsx';
import { isShown, useMoveOn } from '../../shared/record/move-on.ts';
import { MissingRecord } from '../../shared/record/missing-record.tsx';
import { Page } from '../../shared/record/page.tsx';
import { useRefusal } from '../../shared/query/use-refusal.ts';
import { AllowedIconButton } from '../../shared/record/allowed-action.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import type { Route } from './+types/dive-log-detail-page.ts';
import { DeleteDiveLog } from './delete-dive-log.tsx';
import { deleteDiveLogMutation, diveLogQuery } from './dive-log-queries.ts';
import { DiveLogView } from './dive-log-view.tsx';
import { diveName, siteName } from './dive-name.ts';
import { diveLogPositions } from './list-position.ts';
import { LoadingDiveLog } from './loading-dive-log.tsx';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  void queryClient.prefetchQuery(diveLogQuery(params.diveLogId));
  const position = diveLogPositions.read(new URL(request.url).searchParams);
  if (position) void queryClient.prefetchQuery(windowQuery(diveLogPositions, position));
  return null;
}

export default function DiveLogDetailPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const query = useQuery(diveLogQuery(params.diveLogId));
  const position = diveLogPositions.read(useSearchParams()[0]);
  const { neighbours } = useNeighbours(diveLogPositions, position, params.diveLogId);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const log = query.data;
  const diverLogsPath = log ? [paths.userDiveLogs(log.userId)] : [];
  const remove = useMutation(
    deleteDiveLogMutation(useQueryClient(), async ({ id }) => {
      if (!isShown(paths.diveLog(id))) return;
      await moveOn(lastVisitedList(paths.diveLogs, ...diverLogsPath), { replace: true });
    }),
  );

  return (
    <Page
      isRecord
      about={log && `${diveName(log)}, ${siteName(log)}`}
      title={t`View Dive Log`}
      breadcrumb={<LogBreadcrumb log={log} />}
      actions={
        <>
          {position && (
            <NeighbourLinks
              neighbours={neighbours}
              labels={{
                list: t`Dive logs of this list`,
                previous: t`Previous dive log`,
                next: t`Next dive log`,
              }}
            />
          )}
          {log && (
            <Actions log={log} pending={remove.isPending} onDelete={() => setToDelete(log.id)} />
          )}
        </>
      }
    >
      {hasStatus(query.error, 404) ? (
        <MissingRecord
          itemId={params.diveLogId}
          title={t`There is no such dive log.`}
          list={{ to: paths.diveLogs, label: t`Go to all dive logs` }}
        />
      ) : (
        <QueryView query={query} loading={<LoadingDiveLog />}>
          {(found) => (
            <>
              <DiveLogView
                key={found.id}
                log={found}
                deleting={remove.isPending}
                onDelete={() => setToDelete(found.id)}
              />
              <DeleteDiveLog
                log={toDelete === found.id ? found : null}
                onConfirm={remove.mutate}
                onClose={() => setToDelete(null)}
              />
            </>
          )}
        </QueryView>
      )}
    </Page>
  );
}

function LogBreadcrumb({ log }: { log: DiveLog | undefined }) {
  const { t } = useLingui();
  const steps = [{ label: t`Dive Logs`, to: paths.diveLogs }];
  const username = log?.Owner?.username;
  if (log && username)
    steps.push({ label: handleOf(username), to: paths.userDiveLogs(log.userId) });
  return <Breadcrumb steps={steps} here={log ? diveName(log) : ''} />;
}

interface ActionsProps {
  log: DiveLog;
  pending: boolean;
  onDelete: () => void;
}

function Actions({ log, pending, onDelete }: ActionsProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const refusal = useRefusal()('dive-logs.update', log.userId);
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <div className="flex gap-1 max-sm:-ms-2">
        <CopyButton
          text={absoluteUrl(paths.diveLog(log.id))}
          label={t`Copy link`}
          copiedLabel={t`Copied!`}
          copiedMs={copiedMs}
        />
        <IconButton icon={Printer} label={t`Print`} onClick={() => window.print()} />
      </div>
      <div className="in-phone-bar sm:contents">
        {refusal === undefined ? (
          <Link
            {...editTarget}
            to={{ pathname: paths.diveLogEdit(log.id), search }}
            prefetch="intent"
            className={buttonClasses({ variant: 'default' })}
          >
            <Icon of={Pencil} />
            <Trans>Edit Log</Trans>
          </Link>
        ) : (
          <Tooltip text={refusal}>
            <Button aria-disabled>
              <Icon of={Pencil} />
              <Trans>Edit Log</Trans>
            </Button>
          </Tooltip>
        )}
      </div>
      <AllowedIconButton
        may="dive-logs.delete"
        ownerId={log.userId}
        icon={Trash2}
        label={t`Delete`}
        variant="destructive"
        disabled={pending}
        onClick={onDelete}
      />
    </div>
  );
}

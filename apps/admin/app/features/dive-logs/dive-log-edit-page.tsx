import { hasStatus } from '@buddyline/api-client/api-error';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogForm as Form, DiveLogPayload } from '@buddyline/domain/dive-log-form';
import { Button } from '@buddyline/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { discard } from '../../shared/form/discard.ts';
import { saveError } from '../../shared/form/edit-mode.ts';
import { showFieldErrors } from '../../shared/form/form-errors.ts';
import { Breadcrumb } from '../../shared/record/breadcrumb.tsx';
import { Page } from '../../shared/record/page.tsx';
import { ownerName } from '../../shared/text/owner-name.ts';
import { queryClient } from '../../shared/changes/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import type { Route } from './+types/dive-log-edit-page.ts';
import { diveLogQuery, updateDiveLogMutation } from './dive-log-queries.ts';
import { diveName, siteName } from './dive-name.ts';
import { DiveLogForm } from './form/dive-log-form.tsx';
import { diveLogPositions } from './list-position.ts';
import { LoadingDiveLog } from './loading-dive-log.tsx';

export function clientLoader({ params }: Route.ClientLoaderArgs): null {
  void queryClient.prefetchQuery(diveLogQuery(params.diveLogId));
  return null;
}

export default function DiveLogEditPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(diveLogQuery(params.diveLogId));
  const log = query.data;
  const toLog = useLogPath(params.diveLogId);
  // If somebody deletes the log, the form stays, with the error above it: nothing typed is lost.
  if (hasStatus(query.error, 404) && !log) return <Navigate replace to={paths.diveLogs} />;
  return (
    <Page
      about={log && diveName(log)}
      title={t`Edit Dive Log`}
      subtitle={log && <EditedLog log={log} />}
      breadcrumb={
        <Breadcrumb
          steps={[
            { label: t`Dive Logs`, to: paths.diveLogs },
            { label: log ? diveName(log) : '…', to: toLog },
          ]}
          here={t`Edit`}
        />
      }
    >
      <QueryView query={query} loading={<LoadingDiveLog />}>
        {(found) => <EditDiveLog key={found.id} log={found} />}
      </QueryView>
    </Page>
  );
}

/** The log's page, at its place in the list from which it was opened. */
function useLogPath(id: string): string {
  const position = diveLogPositions.read(useSearchParams()[0]);
  return position ? diveLogPositions.pathOf(id, position) : paths.diveLog(id);
}

/** The site and the diver. */
function EditedLog({ log }: { log: DiveLog }) {
  const diver = <bdi>{ownerName(log.Owner)}</bdi>;
  return (
    <>
      <bdi>{siteName(log)}</bdi> · <Trans>logged by {diver}</Trans>
    </>
  );
}

function EditDiveLog({ log }: { log: DiveLog }) {
  const navigate = useNavigate();
  const save = useMutation(updateDiveLogMutation(useQueryClient(), log));
  const toLog = useLogPath(log.id);

  /** Replaces the history entry, so that Back does not return to the closed form. */
  const leave = () => void navigate(toLog, { state: discard, replace: true });

  function submit(form: UseFormReturn<Form>, changes: DiveLogPayload) {
    if (Object.keys(changes).length === 0) return leave();
    save.mutate(changes, {
      onSuccess: leave,
      onError: (failure) => showFieldErrors(form, failure),
    });
  }

  return (
    <DiveLogForm
      log={log}
      pending={save.isPending}
      error={saveError(save.error)}
      onSubmit={submit}
      onCancel={() => void navigate(toLog)}
    >
      {(pending) => (
        <div className="in-phone-bar bottom-bar sticky bottom-0 z-10 mt-5 flex items-center justify-end gap-3 border-t bg-surface">
          <Button variant="outline" onClick={leave}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" pending={pending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
    </DiveLogForm>
  );
}

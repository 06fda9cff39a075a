import { hasStatus } from '@buddyline/api-client/api-error';
import type { DiveTrip, DiveTripUpdate } from '@buddyline/domain/dive-trip';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../shared/page/breadcrumb.tsx';
import { discard } from '../../shared/form/discard.ts';
import { saveError } from '../../shared/form/edit-mode.ts';
import { showFieldErrors } from '../../shared/form/form-errors.ts';
import { Page } from '../../shared/page/page.tsx';
import { queryClient } from '../../shared/query/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import type { Route } from './+types/dive-trip-edit-page.ts';
import { DiveTripForm } from './dive-trip-form.tsx';
import { diveTripQuery, updateDiveTripMutation } from './dive-trip-queries.ts';
import { LoadingDiveTrip } from './loading-dive-trip.tsx';

export function clientLoader({ params }: Route.ClientLoaderArgs): null {
  void queryClient.prefetchQuery(diveTripQuery(params.diveTripId));
  return null;
}

export default function DiveTripEditPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(diveTripQuery(params.diveTripId));
  const title = query.data && (query.data.title || '—');
  // If somebody deletes the dive trip, the form stays, with the error above it: nothing typed is lost.
  if (hasStatus(query.error, 404) && !query.data) return <Navigate replace to={paths.diveTrips} />;
  return (
    <Page
      about={title}
      title={t`Edit Dive Trip`}
      breadcrumb={
        <Breadcrumb
          steps={[
            { label: t`Dive Trips`, to: paths.diveTrips },
            { label: title ?? '…', to: paths.diveTrip(params.diveTripId) },
          ]}
          here={t`Edit`}
        />
      }
    >
      <QueryView query={query} loading={<LoadingDiveTrip />}>
        {(found) => <EditDiveTrip key={found.id} diveTrip={found} />}
      </QueryView>
    </Page>
  );
}

function EditDiveTrip({ diveTrip }: { diveTrip: DiveTrip }) {
  const navigate = useNavigate();
  const save = useMutation(updateDiveTripMutation(useQueryClient(), diveTrip));
  const toDiveTrip = paths.diveTrip(diveTrip.id);

  /** Replaces the history entry, so that Back skips the finished form. */
  const leave = () => void navigate(toDiveTrip, { state: discard, replace: true });

  function submit(form: UseFormReturn<DiveTripUpdate>, changes: DiveTripUpdate) {
    save.mutate(changes, {
      onSuccess: leave,
      onError: (refusal) => showFieldErrors(form, refusal),
    });
  }

  return (
    <DiveTripForm
      diveTrip={diveTrip}
      pending={save.isPending}
      error={saveError(save.error)}
      onSubmit={submit}
      onDiscard={leave}
      onCancel={() => void navigate(toDiveTrip)}
    />
  );
}

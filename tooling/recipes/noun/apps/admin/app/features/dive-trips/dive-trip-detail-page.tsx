import { hasStatus } from '@buddyline/api-client/api-error';
import type { DiveTrip } from '@buddyline/domain/dive-trip';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../shared/page/breadcrumb.tsx';
import { Fact, Facts } from '../../shared/page/facts.tsx';
import { editTarget } from '../../shared/keyboard/list-keyboard.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { OwnerCard } from '../../shared/person/owner-card.tsx';
import { Page } from '../../shared/page/page.tsx';
import { queryClient } from '../../shared/query/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import { UpdatedAt } from '../../shared/time/updated-at.tsx';
import { WordsPassages } from '../../shared/words/words-passages.tsx';
import type { Route } from './+types/dive-trip-detail-page.ts';
import { diveTripQuery } from './dive-trip-queries.ts';
import { LoadingDiveTrip } from './loading-dive-trip.tsx';

export function clientLoader({ params }: Route.ClientLoaderArgs): null {
  void queryClient.prefetchQuery(diveTripQuery(params.diveTripId));
  return null;
}

export default function DiveTripDetailPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(diveTripQuery(params.diveTripId));
  const title = query.data && (query.data.title || '—');
  return (
    <Page
      about={title}
      title={t`View Dive Trip`}
      breadcrumb={
        <Breadcrumb steps={[{ label: t`Dive Trips`, to: paths.diveTrips }]} here={title ?? ''} />
      }
      actions={
        query.data && (
          <Link
            to={paths.diveTripEdit(params.diveTripId)}
            prefetch="intent"
            {...editTarget}
            className={buttonClasses({})}
          >
            <Trans>Edit</Trans>
          </Link>
        )
      }
    >
      {hasStatus(query.error, 404) ? (
        <Card>
          <EmptyState title={t`No Dive Trips To Show.`} />
        </Card>
      ) : (
        <QueryView query={query} loading={<LoadingDiveTrip />}>
          {(diveTrip) => <DiveTripView key={diveTrip.id} {...diveTrip} />}
        </QueryView>
      )}
    </Page>
  );
}

function DiveTripView({ description, createdAt, updatedAt, userId, Owner }: DiveTrip) {
  const { t } = useLingui();
  return (
    <>
      <Facts>
        <Fact wide label={t`Created At`} value={<Moment value={createdAt} />} />
        <Fact wide label={t`Updated At`} value={<UpdatedAt {...{ createdAt, updatedAt }} />} />
      </Facts>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={t`Description`}>
          <WordsPassages>{description || '—'}</WordsPassages>
        </Card>
        <OwnerCard
          title={t`Owner`}
          userId={userId}
          owner={Owner}
          linkLabel={<Trans>View User Profile</Trans>}
        />
      </div>
    </>
  );
}

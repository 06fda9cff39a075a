import type { DiveTrip } from '@buddyline/domain/dive-trip';
import { type Column, Table } from '@buddyline/ui/table';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { OwnerLine } from '../../shared/person/owner-line.tsx';
import { Words } from '../../shared/words/words.tsx';
import { diveTripQuery } from './dive-trip-queries.ts';

interface Props {
  diveTrips: DiveTrip[];
  rowsRef: Ref<HTMLTableSectionElement>;
}

export function DiveTripTable({ diveTrips, rowsRef }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const columns: Column<DiveTrip>[] = [
    { key: 'user', header: t`User`, cell: ({ Owner }) => <OwnerLine owner={Owner} /> },
    { key: 'title', header: t`Title`, cell: (diveTrip) => <TitleLink {...diveTrip} /> },
    {
      key: 'created-at',
      header: t`Created At`,
      width: 'w-60',
      cell: ({ createdAt }) => <Moment value={createdAt} />,
    },
  ];
  return (
    <Table
      caption={t`Dive Trips`}
      columns={columns}
      rows={diveTrips}
      rowsRef={rowsRef}
      rowKey={({ id }) => id}
      opens
      rowProps={({ id }) => ({
        onPointerEnter: () => void client.prefetchQuery(diveTripQuery(id)),
      })}
    />
  );
}

function TitleLink({ id, title }: DiveTrip) {
  return (
    <Link
      to={paths.diveTrip(id)}
      prefetch="intent"
      {...rowLink}
      className="line-clamp-2 font-medium underline-offset-4 hover:underline"
    >
      <Words>{title || '—'}</Words>
    </Link>
  );
}

import { buttonClasses } from '@buddyline/ui/button-classes';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Ago } from '../../text/ago.tsx';
import { EntrySentence } from './entry-sentence.tsx';
import { historyQuery } from './activity-queries.ts';

/** Who deleted a record and when, above the way to restore it; nothing if it is not in the trash. */
export function DeletedRecord({ itemId }: { itemId: string }) {
  const { data } = useQuery(historyQuery(itemId));
  const entry = data?.data.find(({ verb }) => ['delete', 'restore', 'purge'].includes(verb));
  if (entry?.verb !== 'delete' || entry.undoneAt) return null;
  return (
    <>
      <p className="basis-full text-ink-muted wrap-anywhere">
        <EntrySentence entry={entry} /> · <Ago at={entry.at} />
      </p>
      {/* The entry of a delete and the deletion have the same id. */}
      <Link
        to={paths.trashItem(entry.id)}
        prefetch="intent"
        className={buttonClasses({ variant: 'default' })}
      >
        <Trans>Open it in the trash</Trans>
      </Link>
    </>
  );
}

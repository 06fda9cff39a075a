import { buttonClasses } from '@buddyline/ui/button-classes';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Ago } from '../../text/ago.tsx';
import { ActSentence } from './act-sentence.tsx';
import { historyQuery } from './activity-queries.ts';

/** Who deleted a record and when, above the way to restore it; nothing if it is not in the trash. */
export function DeletedRecord({ itemId }: { itemId: string }) {
  const { data } = useQuery(historyQuery(itemId));
  const act = data?.data.find(({ verb }) => ['delete', 'restore', 'purge'].includes(verb));
  if (act?.verb !== 'delete' || act.undoneAt) return null;
  return (
    <>
      <p className="basis-full text-ink-muted wrap-anywhere">
        <ActSentence act={act} /> · <Ago at={act.at} />
      </p>
      {/* The note of a delete and the deletion have the same id. */}
      <Link
        to={paths.trashItem(act.id)}
        prefetch="intent"
        className={buttonClasses({ variant: 'default' })}
      >
        <Trans>Open it in the trash</Trans>
      </Link>
    </>
  );
}

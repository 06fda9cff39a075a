import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ago } from '../../text/ago.tsx';
import { UserText } from '../../text/user-text.tsx';
import { historyQuery } from './activity-queries.ts';
import { ActorName } from './entry-sentence.tsx';
import { useReasonName } from './reason-name.ts';

/** Who hid a record, when and why; nothing if its newest entries do not say. */
export function HiddenRecord({ itemId }: { itemId: string }) {
  const { data } = useQuery(historyQuery(itemId));
  const reasonName = useReasonName();
  const entry = data?.data.find(({ verb }) => verb === 'hide' || verb === 'show');
  if (entry?.verb !== 'hide') return null;
  const actor = <ActorName entry={entry} />;
  const reason = entry.reason && <UserText>{reasonName(entry.reason)}</UserText>;
  return (
    <p>
      <Trans>Disabled by {actor}</Trans> · <Ago at={entry.at} />
      {reason && (
        <>
          {' · '}
          <Trans>Reason: {reason}</Trans>
        </>
      )}
    </p>
  );
}

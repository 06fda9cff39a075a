import { type MailStatus, mailStatuses } from '@buddyline/domain/mail';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceChip } from '../../shared/list/choice-chip.tsx';
import { useMailNames } from './mail-names.ts';

interface Props {
  status: MailStatus | undefined;
  onStatus: (status: MailStatus | null) => void;
}

export function StatusChips({ status, onStatus }: Props) {
  const { t } = useLingui();
  const { statuses } = useMailNames();
  return (
    <div role="group" aria-label={t`Status`} className="sideways mb-3 *:shrink-0 max-sm:mb-2">
      <ChoiceChip pressed={status === undefined} onPress={() => onStatus(null)}>
        <Trans>All</Trans>
      </ChoiceChip>
      {mailStatuses.map((one) => (
        <ChoiceChip key={one} pressed={status === one} onPress={() => onStatus(one)}>
          {statuses[one]}
        </ChoiceChip>
      ))}
    </div>
  );
}

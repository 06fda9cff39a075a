import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import { ChoiceChip } from '../../../shared/list/choice-chip.tsx';

interface Props {
  isInternal: boolean;
  onMode: (isInternal: boolean) => void;
}

/** Switches between a reply and an internal note; the text stays. */
export function ComposerMode({ isInternal, onMode }: Props) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`What to write`} className="flex flex-wrap gap-2">
      <ChoiceChip pressed={!isInternal} onPress={() => onMode(false)}>
        <Icon of={CornerUpLeft} directional />
        <Trans>Reply</Trans>
      </ChoiceChip>
      <ChoiceChip pressed={isInternal} onPress={() => onMode(true)}>
        <Icon of={Lock} />
        <Trans>Internal note</Trans>
      </ChoiceChip>
    </div>
  );
}

import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import Gavel from 'lucide-react/icons/gavel';
import { usePageKeys } from '../../shared/keyboard/page-keys.ts';
import { useMayAct } from './action-rights.ts';
import { useFeatureOrPending } from '../../shared/query/meta-queries.ts';

interface Props {
  /** Whether the person is known already. */
  isReady: boolean;
  onOpen: () => void;
}

/** The button and the key of all that staff can do about a person. */
export function TakeAction({ isReady, onOpen }: Props) {
  const { t } = useLingui();
  const mayAct = useMayAct();
  const hasModeration = useFeatureOrPending('standing');
  const label = t`Take action`;
  usePageKeys(hasModeration && mayAct && isReady ? [{ key: 't', label, run: onOpen }] : []);
  // Until the backend has responded, its place is reserved.
  if (hasModeration === false || !mayAct) return null;
  return (
    <div className="in-phone-bar sm:contents">
      <Button variant="outline" disabled={!hasModeration || !isReady} onClick={onOpen}>
        <Icon of={Gavel} />
        {label}
      </Button>
    </div>
  );
}

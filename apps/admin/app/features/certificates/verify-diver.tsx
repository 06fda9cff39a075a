import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useRestoreFocus } from '../../shared/keyboard/restore-focus.ts';
import { usePageKeys } from '../../shared/keyboard/page-keys.ts';
import { runByKey } from '../../shared/keyboard/run-by-key.ts';
import { personQuery } from '../../shared/query/person-queries.ts';
import { useCan } from '../../shared/query/use-can.tsx';
import { useFeatureOrPending } from '../../shared/query/meta-queries.ts';
import { verifyDiverMutation } from './certificate-queries.ts';

interface Props {
  userId: string;
  /** The diver's name. */
  name: string;
  onVerified: () => void;
  /** Afterwards the next diver is shown, which the button says. */
  leadsOn: boolean;
}

/** Marks the diver as verified, after a look at their certificate; or says that they are. */
export function VerifyDiver({ userId, name, onVerified, leadsOn }: Props) {
  const { t } = useLingui();
  const hasModeration = useFeatureOrPending('standing');
  const canVerify = useCan()('users.update');
  const { data } = useQuery({ ...personQuery(userId), enabled: hasModeration === true });
  const verify = useMutation(verifyDiverMutation(useQueryClient(), userId, name));
  const restoreFocusTo = useRestoreFocus(verify.isPending);
  const label = leadsOn ? t`Verify & next` : t`Mark diver as verified`;
  const isOpen = hasModeration === true && data !== undefined && !data.isVerified;
  const run = () => !verify.isPending && verify.mutate(undefined, { onSuccess: onVerified });
  usePageKeys(isOpen && canVerify ? [{ key: 'v', label, run: () => void runByKey(run) }] : []);
  // Until the backend has responded, its place is reserved.
  if (hasModeration === false || !canVerify) return null;
  if (data?.isVerified) {
    return (
      <p className="flex h-9 items-center justify-center gap-2 text-accent-ink">
        <Icon of={BadgeCheck} />
        <Trans>The diver is verified</Trans>
      </p>
    );
  }
  return (
    <Button
      variant="outline"
      className="w-full"
      disabled={!isOpen}
      pending={verify.isPending}
      onClick={({ currentTarget }) => {
        restoreFocusTo(currentTarget);
        run();
      }}
    >
      <Icon of={BadgeCheck} />
      {label}
    </Button>
  );
}

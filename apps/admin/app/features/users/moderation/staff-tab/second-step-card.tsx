import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import ShieldX from 'lucide-react/icons/shield-x';
import { useState } from 'react';
import { storedUserId } from '../../../../session/session-hints.ts';
import { Confirm } from '../../../../shared/changes/confirm.tsx';
import { useCan } from '../../../../shared/query/use-can.tsx';
import { resetTwoStepMutation, moderationQuery } from '../moderation-queries.ts';

/** For somebody who has lost their phone and their recovery codes: removes the second step of their sign-in. */
export function SecondStepCard({ userId }: { userId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const [isAsking, setAsking] = useState(false);
  const { data: moderation } = useQuery(moderationQuery(userId));
  const reset = useMutation(resetTwoStepMutation(useQueryClient(), userId));
  const isOthers = userId !== storedUserId();
  if (moderation?.hasTwoStep !== true || !isOthers || !can('users.reset-two-step')) return null;
  return (
    <Card
      title={t`Two-step sign-in`}
      description={t`They sign in with a passkey, or with a code of their phone as well.`}
      actions={
        <Button
          variant="outline"
          size="sm"
          pending={reset.isPending}
          onClick={() => setAsking(true)}
        >
          <Trans>Switch off</Trans>
        </Button>
      }
    >
      <p className="text-xs text-ink-muted">
        <Trans>
          If they have lost every device and all recovery codes, switch it off, and they sign in
          with their password.
        </Trans>
      </p>
      <Confirm
        open={isAsking}
        icon={ShieldX}
        title={t`Switch off two-step sign-in?`}
        description={t`Be sure that it is really them who ask. They are signed out everywhere, and an email tells them.`}
        onConfirm={() => {
          setAsking(false);
          reset.mutate();
        }}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

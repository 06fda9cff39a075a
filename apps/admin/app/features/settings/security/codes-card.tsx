import type { CodesSetup, TwoStep } from '@buddyline/domain/two-step';
import { Badge } from '@buddyline/ui/badge';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { Confirm } from '../../../shared/changes/confirm.tsx';
import { useRestoreFocus } from '../../../shared/keyboard/restore-focus.ts';
import { QueryView } from '../../../shared/query/query-view.tsx';
import { Ago } from '../../../shared/text/ago.tsx';
import {
  beginCodesMutation,
  removeCodesMutation,
  renewRecoveryCodesMutation,
} from './codes-queries.ts';
import { ConnectAppDialog } from './connect-app-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** The second step of the sign-in: an authenticator app, and recovery codes for when it is lost. */
export function CodesCard({ query }: { query: UseQueryResult<TwoStep> }) {
  const { t } = useLingui();
  return (
    <Card
      title={t`Two-step sign-in`}
      description={t`Whoever knows your password still cannot sign in without a code from your phone.`}
    >
      <QueryView query={query} loading={<Skeleton className="h-24 animate-late" />}>
        {(twoStep) => <Codes twoStep={twoStep} />}
      </QueryView>
    </Card>
  );
}

function Codes({ twoStep: { codesSince, passkeys, recoveryCodesLeft } }: { twoStep: TwoStep }) {
  const [setup, setSetup] = useState<CodesSetup | null>(null);
  /** Shown once, after they were made. */
  const [newCodes, setNewCodes] = useState<string[] | null>(null);
  const begin = useMutation(beginCodesMutation);
  const restoreFocusTo = useRestoreFocus(begin.isPending);
  const isOn = codesSince !== null;
  return (
    <div className="divide-y">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-4">
        <Icon of={Smartphone} size={20} className="text-ink-muted" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <Trans>Authenticator app</Trans>
            {isOn ? (
              <Badge tone="ok">
                <Trans>On</Trans>
              </Badge>
            ) : (
              <Badge>
                <Trans>Off</Trans>
              </Badge>
            )}
          </p>
          <p className="text-xs text-ink-muted">
            {isOn ? (
              <Trans>
                Connected <Ago at={codesSince} />
              </Trans>
            ) : (
              <Trans>Shows a new code every 30 seconds, also without a connection.</Trans>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={isOn ? 'outline' : 'primary'}
            size={isOn ? 'sm' : undefined}
            pending={begin.isPending}
            onClick={({ currentTarget }) => {
              restoreFocusTo(currentTarget);
              begin.mutate(undefined, { onSuccess: setSetup });
            }}
          >
            {isOn ? <Trans>Connect another app</Trans> : <Trans>Connect an app</Trans>}
          </Button>
          {isOn && <SwitchOff isLast={passkeys.length === 0} />}
        </div>
      </div>
      <RecoveryCodes
        isOn={isOn || passkeys.length > 0}
        left={recoveryCodesLeft}
        onMade={setNewCodes}
      />
      <ConnectAppDialog
        setup={setup}
        onClose={() => setSetup(null)}
        onConnected={(codes) => {
          setSetup(null);
          setNewCodes(codes);
        }}
      />
      <RecoveryCodesDialog codes={newCodes} onKept={() => setNewCodes(null)} />
    </div>
  );
}

function SwitchOff({ isLast }: { isLast: boolean }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation(removeCodesMutation(useQueryClient()));
  return (
    <>
      <Button
        variant="destructive"
        size="sm"
        pending={remove.isPending}
        onClick={() => setAsking(true)}
      >
        <Trans>Switch off</Trans>
      </Button>
      <Confirm
        open={isAsking}
        title={isLast ? t`Switch off two-step sign-in?` : t`Switch the app off?`}
        description={
          isLast
            ? t`Your password alone will open your account. Your recovery codes will be void.`
            : t`Your passkeys and your recovery codes still work.`
        }
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface RecoveryProps {
  isOn: boolean;
  left: number;
  onMade: (codes: string[]) => void;
}

function RecoveryCodes({ isOn, left, onMade }: RecoveryProps) {
  const renew = useMutation(renewRecoveryCodesMutation(useQueryClient()));
  const restoreFocusTo = useRestoreFocus(renew.isPending);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-4">
      <Icon of={KeyRound} size={20} className="text-ink-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          <Trans>Recovery codes</Trans>
        </p>
        <p className="text-xs text-ink-muted">
          {isOn ? (
            <Plural
              value={left}
              _0="None is left: make new ones."
              one="# is left. Each lets you in once if your phone is lost."
              other="# are left. Each lets you in once if your phone is lost."
            />
          ) : (
            <Trans>
              You get ten when you set up two-step sign-in, for when your phone is lost.
            </Trans>
          )}
        </p>
      </div>
      {isOn && (
        <Button
          variant="outline"
          size="sm"
          pending={renew.isPending}
          onClick={({ currentTarget }) => {
            restoreFocusTo(currentTarget);
            renew.mutate(undefined, { onSuccess: ({ data }) => onMade(data.recoveryCodes) });
          }}
        >
          <Trans>Make new ones</Trans>
        </Button>
      )}
    </div>
  );
}

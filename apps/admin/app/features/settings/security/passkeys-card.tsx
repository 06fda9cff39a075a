import type { Passkey } from '@buddyline/domain/passkey';
import type { RecoveryCodes, TwoStep } from '@buddyline/domain/two-step';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { Confirm } from '../../../shared/changes/confirm.tsx';
import { saveError } from '../../../shared/form/edit-mode.ts';
import { QueryView } from '../../../shared/query/query-view.tsx';
import { type PasskeyPlace, usePasskeyPlace } from '../../../shared/second-step/passkeys.ts';
import { Ago } from '../../../shared/text/ago.tsx';
import { UserText } from '../../../shared/text/user-text.tsx';
import {
  addPasskeyMutation,
  removePasskeyMutation,
  renamePasskeyMutation,
} from './codes-queries.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** Passkeys, which sign in alone, and are a second step too. */
export function PasskeysCard({ query }: { query: UseQueryResult<TwoStep> }) {
  const { t } = useLingui();
  // Nearly always so, and then nothing on the page moves.
  const place = usePasskeyPlace('here');
  return (
    <Card
      title={t`Passkeys`}
      description={t`Sign in with your fingerprint, your face or a PIN of your device, without a password.`}
    >
      <QueryView query={query} loading={<Skeleton className="h-16 animate-late" />}>
        {(twoStep) => <Passkeys twoStep={twoStep} place={place} />}
      </QueryView>
    </Card>
  );
}

interface PasskeysProps {
  twoStep: TwoStep;
  place: PasskeyPlace;
}

function Passkeys({ twoStep: { passkeys, codesSince }, place }: PasskeysProps) {
  const { t } = useLingui();
  const isLast = passkeys.length === 1 && codesSince === null;
  return (
    <div className="grid gap-4">
      {passkeys.length > 0 && (
        <ul role="list" aria-label={t`Passkeys`} className="divide-y">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} />
          ))}
        </ul>
      )}
      <div className="flex min-h-9 items-center">
        {place === 'here' && <AddPasskey />}
        {place === 'needs-name' && <NeedsName />}
        {place === 'nowhere' && <NotHere />}
      </div>
    </div>
  );
}

function PasskeyRow({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [isNaming, setNaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const rename = useMutation(renamePasskeyMutation(client, id));
  const remove = useMutation(removePasskeyMutation(client, id));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3 first:pt-0">
      <Icon of={Fingerprint} size={20} className="text-ink-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">
          <UserText>{name}</UserText>
        </p>
        <p className="text-xs text-ink-muted">
          <Trans>
            Added <Ago at={createdAt} />
          </Trans>
          {' · '}
          {lastUsedAt === null ? (
            <Trans>Not used yet</Trans>
          ) : (
            <Trans>
              Last used <Ago at={lastUsedAt} />
            </Trans>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Rename ${name}`}
          onClick={() => {
            rename.reset();
            setNaming(true);
          }}
        >
          <Trans>Rename</Trans>
        </Button>
        <Button
          variant="destructive"
          size="sm"
          aria-label={t`Remove ${name}`}
          pending={remove.isPending}
          onClick={() => setAsking(true)}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
      <PasskeyNameDialog
        open={isNaming}
        title={t`Rename the passkey`}
        initial={name}
        saveLabel={t`Save`}
        pending={rename.isPending}
        error={saveError(rename.error) ?? undefined}
        onSave={(given) => rename.mutate({ name: given }, { onSuccess: () => setNaming(false) })}
        onClose={() => setNaming(false)}
      />
      <Confirm
        open={isAsking}
        title={t`Remove the passkey ${name}?`}
        description={
          isLast
            ? t`Two-step sign-in ends with it: your password alone will open your account, and your recovery codes will be void. Delete it on your device too.`
            : t`It no longer signs you in. Delete it on your device too.`
        }
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

function AddPasskey() {
  const { t } = useLingui();
  const [isNaming, setNaming] = useState(false);
  /** Shown once, after they were made. */
  const [newCodes, setNewCodes] = useState<string[] | null>(null);
  const add = useMutation(addPasskeyMutation(useQueryClient()));

  function save(name: string) {
    const onSuccess = ({ data: { recoveryCodes } }: { data: RecoveryCodes }) => {
      setNaming(false);
      if (recoveryCodes.length > 0) setNewCodes(recoveryCodes);
    };
    add.mutate({ name }, { onSuccess });
  }

  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          add.reset();
          setNaming(true);
        }}
      >
        <Trans>Add a passkey</Trans>
      </Button>
      <PasskeyNameDialog
        open={isNaming}
        title={t`Add a passkey`}
        initial=""
        saveLabel={t`Continue`}
        pending={add.isPending}
        error={saveError(add.error) ?? undefined}
        onSave={save}
        onClose={() => setNaming(false)}
      />
      <RecoveryCodesDialog codes={newCodes} onKept={() => setNewCodes(null)} />
    </>
  );
}

/** Browsers make passkeys for names only, and this machine has one. */
function NeedsName() {
  const address = new URL(window.location.href);
  address.hostname = 'localhost';
  const { host } = address;
  return (
    <p className="text-xs text-ink-muted">
      <Trans>
        Passkeys need an address with a name, and this one is only numbers. Open the panel at{' '}
        <a href={address.href} className="text-accent-ink underline underline-offset-4" dir="ltr">
          {host}
        </a>{' '}
        to add one.
      </Trans>
    </p>
  );
}

/** What cannot be used here can still be renamed and removed. */
function NotHere() {
  return (
    <p className="text-xs text-ink-muted">
      <Trans>
        This browser has no passkeys at this address. To add one, open the panel over HTTPS in a
        current browser.
      </Trans>
    </p>
  );
}

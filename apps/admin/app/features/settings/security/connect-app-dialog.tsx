import type { CodesSetup } from '@buddyline/domain/two-step';
import { Button } from '@buddyline/ui/button';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Dialog } from '@buddyline/ui/dialog';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useLastShown } from '../../../shared/changes/last-shown.ts';
import { confirmCodesMutation } from './codes-queries.ts';
import { QrCode } from './qr-code.tsx';

interface Props {
  /** What the app needs; null closes the dialog. */
  setup: CodesSetup | null;
  onConnected: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Shows what an authenticator app scans, and asks for the first code that it shows. */
export function ConnectAppDialog({ setup, onConnected, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const shown = useLastShown(setup);
  return (
    <Dialog
      open={setup !== null}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Connect an authenticator app`}
      description={t`Such as the one of your password manager, Aegis, 2FAS or Google Authenticator.`}
      firstFocus={() => document.querySelector<HTMLElement>(`#${CSS.escape(formId)} input`)}
    >
      {shown && (
        <ConnectForm
          key={shown.setup}
          id={formId}
          setup={shown}
          onConnected={onConnected}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface FormProps extends Props {
  id: string;
  setup: CodesSetup;
}

function ConnectForm({ id, setup: { secret, uri, setup }, onConnected, onClose }: FormProps) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const confirm = useMutation(confirmCodesMutation(useQueryClient()));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    const isEmpty = typeof code !== 'string' || code.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return;
    confirm.mutate({ setup, code }, { onSuccess: ({ data }) => onConnected(data.recoveryCodes) });
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} label={t`QR code for the app`} />
        <div className="min-w-0 flex-1 basis-56">
          <p>
            <Trans>Scan this with the app. Or type this key there:</Trans>
          </p>
          <p className="mt-2 flex items-center gap-1">
            <code dir="ltr" className="min-w-0 font-mono text-sm wrap-anywhere">
              {inFours(secret)}
            </code>
            <CopyButton text={secret} label={t`Copy the key`} copiedLabel={t`Copied!`} />
          </p>
        </div>
      </div>
      <Field
        label={t`Code`}
        hint={t`The six digits that the app shows now.`}
        error={isMissing ? t`Enter the code.` : confirm.error?.message}
        announcesError
      >
        <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" dir="ltr" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={confirm.isPending}>
          <Trans>Connect</Trans>
        </Button>
      </div>
    </form>
  );
}

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

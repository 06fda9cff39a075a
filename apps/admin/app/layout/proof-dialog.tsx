import { accountCalls } from '@buddyline/api-client/account';
import type { Proof } from '@buddyline/domain/two-step';
import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { ErrorBox } from '@buddyline/ui/error-box';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../session/api.ts';
import { PasswordField } from '../session/password-field.tsx';
import { proofGiven } from '../session/proof.ts';
import { storedUserId } from '../session/session-hints.ts';
import { UsernameField } from '../session/username-field.tsx';
import { queryClient } from '../shared/changes/query-client.ts';
import { useFeature } from '../shared/query/meta-queries.ts';
import { passkeyPlace } from '../shared/second-step/passkeys.ts';
import { proveByPasskey } from '../shared/second-step/lazy-second-step.ts';
import { twoStepQuery } from '../shared/query/two-step-queries.ts';
import { personQuery } from '../shared/query/person-queries.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Asks for the password, a code of the app or a passkey before something grave is done; the call that needs it is then repeated by itself. */
export function ProofDialog({ open, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Confirm that it is you`}
      description={t`Before a step this serious we check that it is really you. The check lasts for 15 minutes.`}
    >
      <ProofForm id={formId} onClose={onClose} />
    </Dialog>
  );
}

/** A component of the dialog's content, so that what was typed is not kept for the next time. */
function ProofForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const hasTwoStep = useFeature('two-step');
  const { data: twoStep } = useQuery({ ...twoStepQuery, enabled: hasTwoStep });
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const prove = useMutation({
    // Its answer has a message, but what it was needed for says what has come of it.
    mutationFn: async (proof: Proof) => void (await accountCalls(api.calls).prove(proof)),
    onSuccess: proofGiven,
    meta: { saysFailure: true },
  });
  const given = prove.error?.message;
  const hasPasskeys = (twoStep?.passkeys.length ?? 0) > 0 && passkeyPlace() === 'here';
  const hasCodes = (twoStep?.codesSince ?? null) !== null;
  const byPasskey = useMutation({
    mutationFn: proveByPasskey,
    onSuccess: proofGiven,
    meta: { saysFailure: true },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(by);
    const isEmpty = typeof typed !== 'string' || typed === '';
    setMissing(isEmpty);
    if (!isEmpty) prove.mutate(by === 'code' ? { code: typed } : { password: typed });
  }

  function choose(other: typeof by) {
    prove.reset();
    setMissing(false);
    flushSync(() => setBy(other));
    form.current?.querySelector<HTMLElement>(`[name=${other}]`)?.focus();
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-5">
      {by === 'password' ? (
        <>
          <OwnUsername />
          <PasswordField error={isMissing ? t`Enter your password.` : given} announcesError />
        </>
      ) : (
        <Field
          label={t`Code`}
          hint={t`The six digits that your authenticator app shows now.`}
          error={isMissing ? t`Enter the code.` : given}
          announcesError
        >
          <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" dir="ltr" />
        </Field>
      )}
      {byPasskey.error && <ErrorBox>{byPasskey.error.message}</ErrorBox>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={prove.isPending}>
          <Trans>Confirm</Trans>
        </Button>
      </div>
      {(hasPasskeys || hasCodes) && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {hasPasskeys && (
            <Button
              variant="outline"
              size="sm"
              pending={byPasskey.isPending}
              onClick={() => byPasskey.mutate()}
            >
              <Trans>Use a passkey</Trans>
            </Button>
          )}
          {hasCodes && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => choose(by === 'code' ? 'password' : 'code')}
            >
              {by === 'code' ? t`Use the password` : t`Use a code of the app`}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** For password managers. */
function OwnUsername() {
  const userId = storedUserId();
  const person = userId ? queryClient.getQueryData(personQuery(userId).queryKey) : undefined;
  return <UsernameField email={person?.email} />;
}

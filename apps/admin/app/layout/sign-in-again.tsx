import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { ErrorBox } from '@buddyline/ui/error-box';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { sharedText } from '../language/texts.ts';
import { notifySuccess } from '../notify/notify.ts';
import {
  CredentialFields,
  credentialsOf,
  useCredentialCheck,
} from '../session/credential-fields.tsx';
import { openSession, type SecondStepDue } from '../session/sign-in.ts';
import { LazyPasskeySignIn, LazySecondStep } from '../shared/second-step/lazy-second-step.ts';
import { passkeyPlace } from '../shared/second-step/passkeys.ts';

interface Props {
  open: boolean;
  /** The email of the user whose session has ended, if known. */
  email?: string | undefined;
  onSignedIn: () => void;
  /** Discards the changes and goes to the login page. */
  onLeave: () => void;
}

/** A dialog over a page with unsaved changes whose session has ended. Signing in keeps the page. */
export function SignInAgain({ open, email, onSignedIn, onLeave }: Props) {
  const { t } = useLingui();
  const { errors, check } = useCredentialCheck();
  const form = useRef<HTMLFormElement>(null);
  const [due, setDue] = useState<SecondStepDue>();
  const [why, setWhy] = useState<string>();
  const signIn = useMutation({
    mutationFn: openSession,
    onSuccess: (next) => {
      setDue(next);
      if (next === undefined) signedIn();
    },
  });
  const refusal = signIn.error?.message ?? why;

  function signedIn() {
    setDue(undefined);
    notifySuccess(sharedText('login.done'));
    onSignedIn();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    setWhy(undefined);
    if (check(currentTarget)) signIn.mutate(credentialsOf(new FormData(currentTarget)));
  }

  return (
    <Dialog
      open={open}
      mustAnswer
      // If the email is known, only the password is missing.
      firstFocus={
        email === undefined ? undefined : () => form.current?.querySelector('[name=password]')
      }
      title={t`Your session has ended`}
      description={t`What you typed is still here. Sign in to go on.`}
    >
      {due && (
        <LazySecondStep
          due={due}
          onSignedIn={signedIn}
          onBack={(reason) => {
            setDue(undefined);
            setWhy(reason);
          }}
        />
      )}
      <form ref={form} noValidate onSubmit={submit} className={due ? 'hidden' : 'grid gap-5'}>
        {refusal && <ErrorBox>{refusal}</ErrorBox>}
        <CredentialFields errors={errors} email={email} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onLeave}>
            <Trans>Leave without saving</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={signIn.isPending}>
            <Trans>Sign In</Trans>
          </Button>
        </div>
      </form>
      {!due && passkeyPlace() === 'here' && <LazyPasskeySignIn form={form} onSignedIn={signedIn} />}
    </Dialog>
  );
}

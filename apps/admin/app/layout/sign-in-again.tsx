import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { ErrorBox } from '@buddyline/ui/error-box';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef } from 'react';
import { sharedText } from '../language/texts.ts';
import {
  CredentialFields,
  credentialsOf,
  useCredentialCheck,
} from '../session/credential-fields.tsx';
import { openSession } from '../session/sign-in.ts';

interface Props {
  open: boolean;
  /** Whose session has ended, where that is known. */
  email?: string | undefined;
  onSignedIn: () => void;
  /** Gives the changes up and goes to the login page. */
  onLeave: () => void;
}

/** Over a page with unsaved changes whose session has ended: signing in goes on where it stopped. */
export function SignInAgain({ open, email, onSignedIn, onLeave }: Props) {
  const { t } = useLingui();
  const { errors, check } = useCredentialCheck();
  const form = useRef<HTMLFormElement>(null);
  const entry = useMutation({
    mutationFn: openSession,
    onSuccess: onSignedIn,
    meta: { success: () => sharedText('login.done') },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (check(currentTarget)) entry.mutate(credentialsOf(new FormData(currentTarget)));
  }

  return (
    <Dialog
      open={open}
      mustAnswer
      // Whose session it was is known: the password alone is missing.
      firstFocus={
        email === undefined ? undefined : () => form.current?.querySelector('[name=password]')
      }
      title={t`Your session has ended`}
      description={t`What you typed is still here. Sign in to go on.`}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        {entry.error && <ErrorBox>{entry.error.message}</ErrorBox>}
        <CredentialFields errors={errors} email={email} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onLeave}>
            <Trans>Leave without saving</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={entry.isPending}>
            <Trans>Sign In</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

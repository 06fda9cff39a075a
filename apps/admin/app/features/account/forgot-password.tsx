import { accountCalls } from '@buddyline/api-client/account';
import { hasFeature } from '@buddyline/domain/meta';
import { Button } from '@buddyline/ui/button';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useState } from 'react';
import { api } from '../../session/api.ts';
import { Page } from '../../shared/record/page.tsx';
import { AskOperator } from './ask-operator.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { useSubmission } from './use-submission.ts';

/** Where the backend sends mail, asks for the address; elsewhere says who can help. */
export function ForgotPassword() {
  const { t } = useLingui();
  const canMail = useMail();
  const [mailedTo, setMailedTo] = useState<string>();
  const asks = canMail === true && mailedTo === undefined;
  return (
    <Page
      title={t`Forgot password?`}
      subtitle={
        asks &&
        t`Enter the email address that you sign in with. We will send it a link that sets a new password.`
      }
    >
      {asks && <AskForMail onSent={setMailedTo} />}
      {mailedTo !== undefined && <MailSent email={mailedTo} />}
      {canMail === false && <AskOperator />}
      <BackToSignIn />
    </Page>
  );
}

/** Undefined until the backend has answered. If it cannot be reached, the form will say so. */
function useMail(): boolean | undefined {
  const [canMail, setCanMail] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    api.meta.get(leaving.signal).then(
      (meta) => setCanMail(hasFeature(meta, 'mail')),
      () => setCanMail(true),
    );
    return () => leaving.abort();
  }, []);
  return canMail;
}

function AskForMail({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const { send, pending, error } = useSubmission(async () => {
    await accountCalls(api.calls).forgotPassword(email.trim());
    onSent(email.trim());
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    setIncomplete(field?.validity.valid === false);
    if (field?.validity.valid === false) field.focus();
    else send();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={t`Email`}
        error={isIncomplete ? t`Enter a whole email address, like name@example.com.` : error}
      >
        <TextInput
          name="email"
          type="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          autoComplete="username"
          dir="ltr"
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        <Trans>Send the link</Trans>
      </Button>
    </form>
  );
}

/** Says the same for every address, like the API. */
function MailSent({ email }: { email: string }) {
  return (
    <div role="status" className="grid gap-4 text-ink-muted">
      <p className="text-ink">
        <Trans>
          If <bdi className="font-medium break-all">{email}</bdi> belongs to a member of staff, an
          email is on its way.
        </Trans>
      </p>
      <p>
        <Trans>
          Its link sets a new password. It works once, for 30 minutes, and then you are signed out
          everywhere.
        </Trans>
      </p>
      <p>
        <Trans>
          If nothing arrives, look into the spam folder. At most three emails go to an address in a
          quarter of an hour.
        </Trans>
      </p>
    </div>
  );
}

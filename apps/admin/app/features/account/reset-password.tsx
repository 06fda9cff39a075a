import { accountCalls } from '@buddyline/api-client/account';
import { ApiError } from '@buddyline/api-client/api-error';
import { bounds } from '@buddyline/domain/constants';
import { Button } from '@buddyline/ui/button';
import { ErrorBox } from '@buddyline/ui/error-box';
import { Field } from '@buddyline/ui/field';
import { PasswordInput } from '@buddyline/ui/password-input';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { UsernameField } from '../../session/username-field.tsx';
import { Page } from '../../shared/record/page.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { useSubmission } from './use-submission.ts';

/** The page behind the link that staff are mailed: sets a new password. */
export function ResetPassword({ token }: { token: string }) {
  const { t } = useLingui();
  return (
    <Page title={t`Set a new password`}>
      {token === '' ? (
        <LinkProblem>{t`This link is not complete.`}</LinkProblem>
      ) : (
        <NewPassword token={token} />
      )}
      <BackToSignIn />
    </Page>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const [isLinkRefused, setLinkRefused] = useState(false);
  const { send, pending, error, isDone } = useSubmission(() =>
    accountCalls(api.calls)
      .resetPassword({ token, newPassword: password })
      .catch((reason: unknown) => {
        setLinkRefused(isAbout(reason, 'token'));
        throw reason;
      }),
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const tooShort = password.length < bounds.passwordMin;
    setTooShort(tooShort);
    if (tooShort) event.currentTarget.querySelector<HTMLElement>('[name=new-password]')?.focus();
    else send();
  }

  if (isDone) return <Done />;
  if (isLinkRefused && error !== undefined) return <LinkProblem>{error}</LinkProblem>;
  const hint = (
    <Plural value={bounds.passwordMin} one="At least # character" other="At least # characters" />
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <UsernameField />
      <Field
        label={t`New password`}
        hint={isTooShort ? undefined : hint}
        error={isTooShort ? hint : error}
      >
        <PasswordInput
          name="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoComplete="new-password"
          showLabel={t`Show the new password`}
          capsLockText={t`Caps Lock is on`}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        <Trans>Set the password</Trans>
      </Button>
    </form>
  );
}

/** Whether the API refused a field. */
function isAbout(reason: unknown, field: string): boolean {
  return reason instanceof ApiError && reason.fields.some(({ path }) => path === field);
}

function Done() {
  return (
    <p role="status" className="text-ink-muted">
      <Trans>
        Your password is changed, and you are signed out everywhere. Sign in with the new one.
      </Trans>
    </p>
  );
}

function LinkProblem({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 text-ink-muted">
      <ErrorBox>{children}</ErrorBox>
      <p>
        <Trans>A link works once, for 30 minutes.</Trans>
      </p>
      <Link
        to={paths.forgotPassword}
        className="w-fit text-accent-ink underline-offset-4 hover:underline"
      >
        <Trans>Ask for a new link</Trans>
      </Link>
    </div>
  );
}

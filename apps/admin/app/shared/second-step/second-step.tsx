import { type SecondStepMethod, secondStepMethods } from '@buddyline/domain/two-step';
import { Button } from '@buddyline/ui/button';
import { ErrorBox } from '@buddyline/ui/error-box';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isSecondStepEnded, takeSecondStep } from '../../session/open-session.ts';
import { signWithPasskeyOf } from '../../session/passkey.ts';
import type { SecondStepDue } from '../../session/sign-in.ts';
import { passkeyProblem } from './passkey-problem.ts';
import { passkeyPlace } from './passkeys.ts';

export interface SecondStepProps {
  due: SecondStepDue;
  onSignedIn: () => void;
  /** Back to the password. @param why the server asks for it again, if it does */
  onBack: (why?: string) => void;
}

type Method = SecondStepMethod;

/** What follows a right password: a passkey, the code of an app, or a recovery code. There may be no query cache here. */
export function SecondStep({ due, onSignedIn, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const methods = methodsOf(due);
  const [method, setMethod] = useState<Method>(methods[0] ?? 'recovery-code');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  async function send(typed: string): Promise<void> {
    const { token, remember } = due;
    setPending(true);
    setError(undefined);
    try {
      await takeSecondStep({ token, remember, ...(await givenBy(method, token, typed)) });
      onSignedIn();
    } catch (reason) {
      const why = passkeyProblem(reason);
      if (isSecondStepEnded(reason)) return onBack(why);
      setPending(false);
      setError(why);
      form.current?.querySelector('input')?.select();
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (method === 'passkey') {
      if (!isPending) void send('');
      return;
    }
    const typed = new FormData(event.currentTarget).get('code');
    if (typeof typed !== 'string' || typed.trim() === '') setError(t`Enter the code.`);
    else if (!isPending) void send(typed);
  }

  function choose(other: Method) {
    setError(undefined);
    setMethod(other);
  }

  const nameOf = (other: Method) =>
    ({
      passkey: t`Use your passkey`,
      code: t`Use a code of the app`,
      'recovery-code': t`Use a recovery code`,
    })[other];

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {method === 'passkey' ? (
        <PasskeyStep isPending={isPending} error={error} />
      ) : (
        <>
          <CodeField key={method} method={method} error={error} />
          <Button type="submit" variant="primary" size="lg" pending={isPending}>
            <Trans>Sign In</Trans>
          </Button>
        </>
      )}
      <div className="grid gap-3">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="outline" onClick={() => choose(other)}>
              {nameOf(other)}
            </Button>
          ))}
        <Button variant="ghost" onClick={() => onBack()}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The methods that can be used on this page, the safest first. */
function methodsOf({ methods }: SecondStepDue): Method[] {
  return secondStepMethods.filter(
    (method) => methods.includes(method) && (method !== 'passkey' || passkeyPlace() === 'here'),
  );
}

async function givenBy(method: Method, token: string, typed: string) {
  if (method === 'passkey') return { passkey: await signWithPasskeyOf(token) };
  return method === 'code' ? { code: typed } : { recoveryCode: typed };
}

/** Its button has the focus, because nothing is typed. */
function PasskeyStep({ isPending, error }: { isPending: boolean; error: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p>
        <Trans>Your device asks for your fingerprint, face or PIN.</Trans>
      </p>
      {error && <ErrorBox>{error}</ErrorBox>}
      <Button ref={button} type="submit" variant="primary" size="lg" pending={isPending}>
        <Trans>Use your passkey</Trans>
      </Button>
    </>
  );
}

/** Mounted anew for each method, with the focus. */
function CodeField({
  method,
  error,
}: {
  method: Exclude<Method, 'passkey'>;
  error: string | undefined;
}) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  if (method === 'code') {
    return (
      <Field
        label={t`Code`}
        hint={t`The six digits that your authenticator app shows now.`}
        error={error}
      >
        <TextInput
          ref={field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
      </Field>
    );
  }
  return (
    <Field
      label={t`Recovery code`}
      hint={t`One of the ten that you kept. It works once, and removes the app and the passkeys that you have lost.`}
      error={error}
    >
      <TextInput ref={field} name="code" autoComplete="off" autoCapitalize="characters" dir="ltr" />
    </Field>
  );
}

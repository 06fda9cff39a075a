import { Checkbox } from '@buddyline/ui/checkbox';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PasswordField } from './password-field.tsx';
import type { Credentials } from './sign-in.ts';

interface Props {
  errors: CredentialErrors;
  /** Why the API rejected the credentials. */
  refusal?: string | undefined;
  /** The email address of the ended session, if known. */
  email?: string | undefined;
  /** Shown next to 'Remember me'. */
  children?: ReactNode;
}

/** Codes instead of texts, so that a change of language translates them. */
interface CredentialErrors {
  email?: 'missing' | 'incomplete' | undefined;
  password?: 'missing' | undefined;
}

/** Email, password and 'Remember me', on the login page and when signing in again. */
export function CredentialFields({ errors, refusal, email, children }: Props) {
  const { t } = useLingui();
  const emailErrors = {
    missing: t`Enter your email address.`,
    incomplete: t`Enter a whole email address, like name@example.com.`,
  };
  return (
    <>
      <Field label={t`Email`} error={errors.email && emailErrors[errors.email]}>
        <TextInput
          name="email"
          type="email"
          required
          defaultValue={email}
          autoComplete="username"
          dir="ltr"
        />
      </Field>
      <PasswordField error={errors.password ? t`Enter your password.` : refusal} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox name="remember" defaultChecked label={t`Remember me`} />
        {children}
      </div>
    </>
  );
}

/** Validates email and password by the browser's rules. Their messages are shown below the fields. */
export function useCredentialCheck() {
  const [errors, setErrors] = useState<CredentialErrors>({});

  /** @returns whether the form is valid; if not, the first invalid field gets the focus */
  function check(form: HTMLFormElement): boolean {
    const [email, password] = form.querySelectorAll('input');
    if (!email || !password) throw new Error('The login form lacks a field.');
    setErrors({
      email: emailError(email.validity),
      password: password.validity.valid ? undefined : 'missing',
    });
    const invalid = [email, password].find((field) => !field.validity.valid);
    invalid?.focus();
    return invalid === undefined;
  }

  return { errors, check };
}

export function credentialsOf(form: FormData): Credentials {
  return {
    email: textOf(form, 'email'),
    password: textOf(form, 'password'),
    remember: form.has('remember'),
  };
}

function emailError({ valid, valueMissing }: ValidityState): CredentialErrors['email'] {
  if (valid) return undefined;
  return valueMissing ? 'missing' : 'incomplete';
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

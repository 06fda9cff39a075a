import { Button } from '@buddyline/ui/button';
import { Checkbox } from '@buddyline/ui/checkbox';
import { Field } from '@buddyline/ui/field';
import { PasswordInput } from '@buddyline/ui/password-input';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { Form, Link, redirect, useNavigation } from 'react-router';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { Page } from '../shared/page.tsx';
import type { Route } from './+types/login-page.ts';
import { requireVisitor } from './guard.ts';
import { signIn } from './sign-in.ts';
import { takeWantedPage } from './wanted-page.ts';

export function clientLoader(): null {
  requireVisitor();
  return null;
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const signedIn = await signIn({
    email: textOf(form, 'email'),
    password: textOf(form, 'password'),
    remember: form.has('remember'),
  });
  return signedIn ? redirect(takeWantedPage() ?? paths.dashboard) : null;
}

export default function LoginPage() {
  const { t } = useLingui();
  const submitting = useNavigation().formAction === paths.login;
  const { errors, check } = useCredentialCheck();
  return (
    <Page title={t`Admin Login`} subtitle={<Trans>Access the {brand} admin dashboard</Trans>}>
      <Form method="post" noValidate onSubmit={check} className="grid gap-5">
        <Field label={t`Email`} error={errors.email}>
          <TextInput
            name="email"
            type="email"
            required
            autoComplete="username"
            dir="ltr"
            className="rtl:text-end"
          />
        </Field>
        <Field label={t`Password`} error={errors.password}>
          <PasswordInput
            name="password"
            required
            autoComplete="current-password"
            showLabel={t`Show password`}
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox name="remember" defaultChecked label={t`Remember me`} />
          <Link
            to={paths.forgotPassword}
            className="text-accent-ink underline-offset-4 hover:underline"
          >
            <Trans>Forgot password?</Trans>
          </Link>
        </div>
        <Button type="submit" variant="primary" size="lg" pending={submitting}>
          <Trans>Sign In</Trans>
        </Button>
      </Form>
    </Page>
  );
}

/** The browser's own checks of the two fields, told below them in the panel's language. */
function useCredentialCheck() {
  const { t } = useLingui();
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});

  function check(event: SubmitEvent<HTMLFormElement>) {
    const { email, password } = fieldsOf(event.currentTarget);
    setErrors({ email: emailError(email), password: passwordError(password) });
    const invalid = [email, password].find((field) => !field.validity.valid);
    if (!invalid) return;
    event.preventDefault();
    invalid.focus();
  }

  function emailError({ validity }: HTMLInputElement) {
    if (validity.valueMissing) return t`Enter your email address.`;
    return validity.valid ? undefined : t`Enter a whole email address, like name@example.com.`;
  }

  function passwordError({ validity }: HTMLInputElement) {
    return validity.valid ? undefined : t`Enter your password.`;
  }

  return { errors, check };
}

function fieldsOf(form: HTMLFormElement) {
  const [email, password] = form.querySelectorAll('input');
  if (!email || !password) throw new Error('The login form has lost a field.');
  return { email, password };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

import { Button } from '@buddyline/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { Form, Link, redirect, useNavigation } from 'react-router';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import {
  CredentialFields,
  credentialsOf,
  useCredentialCheck,
} from '../../session/credential-fields.tsx';
import { requireVisitor } from '../../session/guard.ts';
import { signIn } from '../../session/sign-in.ts';
import { takeWantedPage } from '../../session/wanted-page.ts';
import { Page } from '../../shared/page/page.tsx';
import type { Route } from './+types/login-page.ts';

export function clientLoader(): null {
  requireVisitor();
  return null;
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const refusal = await signIn(credentialsOf(await request.formData()));
  return refusal ?? redirect(takeWantedPage() ?? paths.dashboard);
}

export default function LoginPage({ actionData: refusal }: Route.ComponentProps) {
  const { t } = useLingui();
  const submitting = useNavigation().formAction === paths.login;
  const { errors, check } = useCredentialCheck();

  function validate(event: SubmitEvent<HTMLFormElement>) {
    if (!check(event.currentTarget)) event.preventDefault();
  }

  return (
    <Page title={t`Admin Login`} subtitle={<Trans>Access the {brand} admin dashboard</Trans>}>
      <Form method="post" noValidate onSubmit={validate} className="grid gap-5">
        <CredentialFields errors={errors} refusal={refusal}>
          <Link
            to={paths.forgotPassword}
            className="text-accent-ink underline-offset-4 hover:underline"
          >
            <Trans>Forgot password?</Trans>
          </Link>
        </CredentialFields>
        <Button type="submit" variant="primary" size="lg" pending={submitting}>
          <Trans>Sign In</Trans>
        </Button>
      </Form>
    </Page>
  );
}

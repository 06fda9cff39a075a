import { Button } from '@buddyline/ui/button';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { Form, Link, type Location, redirect, useLocation, useNavigation } from 'react-router';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import {
  CredentialFields,
  credentialsOf,
  useCredentialCheck,
} from '../../session/credential-fields.tsx';
import { isSignedIn } from '../../session/session.ts';
import { signIn } from '../../session/sign-in.ts';
import { takeWantedPage } from '../../session/wanted-page.ts';
import { Page } from '../../shared/record/page.tsx';
import type { Route } from './+types/login-page.ts';

/** What both ways in share; so the router leaves the three small parts of this page in one file. */
const home = paths.dashboard;

/** The page is for visitors who are not signed in. */
export function clientLoader(): null {
  if (isSignedIn()) throw redirect(home);
  return null;
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const refusal = await signIn(credentialsOf(await request.formData()));
  return refusal ?? redirect(takeWantedPage() ?? home);
}

export default function LoginPage({ actionData: refusal }: Route.ComponentProps) {
  const { t } = useLingui();
  const { formData } = useNavigation();
  const { errors, check } = useCredentialCheck();
  const { state }: Location<{ why?: string } | null> = useLocation();

  function validate(event: SubmitEvent<HTMLFormElement>) {
    if (!check(event.currentTarget)) event.preventDefault();
  }

  return (
    <Page title={t`Admin Login`} subtitle={state?.why ?? t`Access the ${brand} admin dashboard`}>
      <Form method="post" noValidate onSubmit={validate} className="grid gap-5">
        <CredentialFields errors={errors} refusal={refusal}>
          <Link
            to={paths.forgotPassword}
            className="text-accent-ink underline-offset-4 hover:underline"
          >
            {t`Forgot password?`}
          </Link>
        </CredentialFields>
        <Button type="submit" variant="primary" size="lg" pending={formData !== undefined}>
          {t`Sign In`}
        </Button>
      </Form>
    </Page>
  );
}

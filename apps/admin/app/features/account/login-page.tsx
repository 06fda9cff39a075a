import { Button } from '@buddyline/ui/button';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  Form,
  Link,
  type Location,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { brand } from '../../brand.ts';
import { sharedText } from '../../language/texts.ts';
import { notifySuccess } from '../../notify/notify.ts';
import { paths } from '../../paths.ts';
import {
  CredentialFields,
  credentialsOf,
  useCredentialCheck,
} from '../../session/credential-fields.tsx';
import { isSignedIn } from '../../session/session.ts';
import { signIn } from '../../session/sign-in.ts';
import { takeWantedPage } from '../../session/wanted-page.ts';
import { LazyPasskeySignIn, LazySecondStep } from '../../shared/second-step/lazy-second-step.ts';
import { usePasskeyPlace } from '../../shared/second-step/passkeys.ts';
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
  const outcome = await signIn(credentialsOf(await request.formData()));
  return outcome ?? redirect(takeWantedPage() ?? home);
}

export default function LoginPage({ actionData: outcome }: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { formData } = useNavigation();
  /** The outcome whose second step was left again, and why. */
  const [left, setLeft] = useState<{ outcome: typeof outcome; why: string | undefined }>();
  const isLeft = left !== undefined && left.outcome === outcome;
  const due = typeof outcome === 'object' && !isLeft ? outcome : undefined;
  const refusal = typeof outcome === 'string' ? outcome : isLeft ? left.why : undefined;
  const { errors, check } = useCredentialCheck();
  const { state }: Location<{ why?: string } | null> = useLocation();

  const offersPasskeys = usePasskeyPlace('nowhere') === 'here';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const hasMouse = window.matchMedia('(pointer: fine)').matches;
    // On a phone the keyboard would cover the form. What somebody has focused meanwhile stays.
    if (hasMouse && document.activeElement === document.body)
      form.current?.querySelector('input')?.focus();
  }, []);

  function signedIn() {
    notifySuccess(sharedText('login.done'));
    void navigate(takeWantedPage() ?? home, { replace: true });
  }

  function validate(event: SubmitEvent<HTMLFormElement>) {
    if (!check(event.currentTarget)) event.preventDefault();
  }

  return (
    <Page
      title={t`Admin Login`}
      subtitle={
        due
          ? t`Your password is right. One more step.`
          : (state?.why ?? t`Access the ${brand} admin dashboard`)
      }
    >
      {due && (
        <LazySecondStep
          due={due}
          onSignedIn={signedIn}
          onBack={(why) => setLeft({ outcome, why })}
        />
      )}
      {/* What was typed stays for the way back. */}
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={validate}
        className={due ? 'hidden' : 'grid gap-5'}
      >
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
      {!due && offersPasskeys && <LazyPasskeySignIn form={form} onSignedIn={signedIn} />}
    </Page>
  );
}

import { hasFeature } from '@buddyline/domain/meta';
import { Button } from '@buddyline/ui/button';
import { ErrorBox } from '@buddyline/ui/error-box';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { type RefObject, useEffect, useState } from 'react';
import { api } from '../../session/api.ts';
import { credentialsOf } from '../../session/credential-fields.tsx';
import { signInWithPasskey } from '../../session/passkey.ts';
import { passkeyProblem } from './passkey-problem.ts';

interface Props {
  /** Says whether to remember the person. */
  form: RefObject<HTMLFormElement | null>;
  onSignedIn: () => void;
}

/** Signs in without a password and without typing who it is, where the backend has passkeys. */
export function PasskeySignIn({ form, onSignedIn }: Props) {
  const [isOffered, setOffered] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const asking = new AbortController();
    const offer = async () => {
      const meta = await api.meta.get(asking.signal);
      setOffered(hasFeature(meta, 'passkeys'));
    };
    // Without an answer there is still the password.
    offer().catch(() => {});
    return () => asking.abort();
  }, []);
  if (!isOffered) return null;

  async function signIn() {
    setPending(true);
    setError(undefined);
    try {
      const { remember } = credentialsOf(new FormData(form.current ?? undefined));
      await signInWithPasskey(remember);
      onSignedIn();
    } catch (reason) {
      setPending(false);
      setError(passkeyProblem(reason));
    }
  }

  return (
    <div className="mt-5 grid gap-3">
      {error && <ErrorBox>{error}</ErrorBox>}
      <Button variant="outline" size="lg" pending={isPending} onClick={() => void signIn()}>
        <span className="inline-flex items-center gap-2">
          <Icon of={Fingerprint} />
          <Trans>Sign in with a passkey</Trans>
        </span>
      </Button>
    </div>
  );
}

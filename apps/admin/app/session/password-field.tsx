import { Field } from '@buddyline/ui/field';
import { PasswordInput } from '@buddyline/ui/password-input';
import { useLingui } from '@lingui/react/macro';

/** Asks for the password that somebody has, and says why it is refused. */
export function PasswordField({ error }: { error: string | undefined }) {
  const { t } = useLingui();
  return (
    <Field label={t`Password`} error={error}>
      <PasswordInput
        name="password"
        required
        autoComplete="current-password"
        showLabel={t`Show password`}
        capsLockText={t`Caps Lock is on`}
      />
    </Field>
  );
}

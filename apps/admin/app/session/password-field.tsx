import { Field, type FieldProps } from '@buddyline/ui/field';
import { PasswordInput } from '@buddyline/ui/password-input';
import { useLingui } from '@lingui/react/macro';

interface Props extends Pick<FieldProps, 'announcesError'> {
  error: string | undefined;
}

/** Asks for the password that somebody has, and says why it is refused. */
export function PasswordField(props: Props) {
  const { t } = useLingui();
  return (
    <Field label={t`Password`} {...props}>
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

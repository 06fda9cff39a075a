import { type ChangePassword, changePasswordSchema } from '@buddyline/domain/auth';
import { bounds } from '@buddyline/domain/constants';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Field } from '@buddyline/ui/field';
import { Icon } from '@buddyline/ui/icon';
import { PasswordInput } from '@buddyline/ui/password-input';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useForm } from 'react-hook-form';
import { Link, type Location } from 'react-router';
import { paths } from '../../paths.ts';
import { UsernameField } from '../../session/username-field.tsx';
import { saveError } from '../../shared/form/edit-mode.ts';
import { fieldError, showFieldErrors } from '../../shared/form/form-errors.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { FormShell } from '../../shared/form/form-shell.tsx';
import { changePasswordMutation } from './settings-queries.ts';

const shortest = bounds.passwordMin;
const empty: ChangePassword = { oldPassword: '', newPassword: '' };

/** Entering or leaving the profile's edit mode keeps the typed passwords. */
function staysInSettings({ pathname }: Location): boolean {
  return pathname === paths.settings;
}

interface Props {
  userId: string;
  email: string | null | undefined;
}

export function PasswordCard({ userId, email }: Props) {
  const { t } = useLingui();
  const hasTwoStep = useFeature('two-step');
  const change = useMutation(changePasswordMutation(useQueryClient(), userId));
  const form = useForm<ChangePassword>({
    defaultValues: empty,
    resolver: valibotResolver(changePasswordSchema),
  });
  const { register, handleSubmit, reset, formState } = form;
  const { errors, isDirty } = formState;
  function clear() {
    reset(empty);
    // A request in flight continues, and its result is shown.
    if (change.isError) change.reset();
  }

  const submit = handleSubmit((passwords) =>
    change.mutate(passwords, {
      onSuccess: () => reset(empty),
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Card
      title={t`Change Password`}
      description={t`Other devices are signed out when the password changes.`}
    >
      <FormShell
        label={t`Change Password`}
        error={saveError(change.error)}
        pending={change.isPending}
        dirty={isDirty}
        stays={staysInSettings}
        onSubmit={() => void submit()}
        onCancel={clear}
      >
        <UsernameField email={email} />
        <div className="grid gap-5 sm:max-xl:grid-cols-2">
          <Field label={t`Current password`} error={fieldError(errors.oldPassword)}>
            <PasswordInput
              {...register('oldPassword')}
              autoComplete="current-password"
              showLabel={t`Show the current password`}
              capsLockText={t`Caps Lock is on`}
            />
          </Field>
          <Field
            label={t`New password`}
            error={fieldError(errors.newPassword)}
            hint={
              <Plural value={shortest} one="At least # character" other="At least # characters" />
            }
          >
            <PasswordInput
              {...register('newPassword')}
              autoComplete="new-password"
              showLabel={t`Show the new password`}
              capsLockText={t`Caps Lock is on`}
            />
          </Field>
        </div>
        <Button type="submit" pending={change.isPending} className="mt-5">
          <Trans>Change Password</Trans>
        </Button>
      </FormShell>
      {hasTwoStep && (
        <Link
          to={paths.security}
          prefetch="intent"
          className="mt-5 flex items-center gap-2 border-t pt-4 text-accent-ink underline-offset-4 hover:underline"
        >
          <Icon of={ShieldCheck} />
          <Trans>Security: two-step sign-in and devices</Trans>
        </Link>
      )}
    </Card>
  );
}

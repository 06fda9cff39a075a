import type { AdminUserForm } from '@buddyline/domain/user-forms';
import { useLingui } from '@lingui/react/macro';

/** The labels of a user's fields, by name. */
export function useUserLabels(): Partial<Record<string, string>> {
  const { t } = useLingui();
  return {
    username: t`Username`,
    fullName: t`Full name`,
    role: t`Role`,
    staffLevel: t`Staff level`,
    isVerified: t`Verification`,
    country: t`Country`,
    age: t`Age`,
    bio: t`Bio`,
  } satisfies Record<keyof AdminUserForm, string>;
}

import type { User } from '@buddyline/domain/user';
import { adminUserForm, adminUserFormSchema, adminUserPayload } from '@buddyline/domain/user-forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Location } from 'react-router';
import { paths } from '../../paths.ts';
import { isEditAddress } from '../../shared/form/edit-mode.ts';
import { ProfileForm } from '../../shared/form/profile-form.tsx';
import { updateUserMutation } from './user-queries.ts';

/** Saves only the fields that changed since the edit began. */
export function UserForm({ user }: { user: User }) {
  const save = useMutation(updateUserMutation(useQueryClient(), user.id));
  // Switching between the tabs below keeps the form open.
  const stays = useCallback(
    ({ pathname, search }: Location) =>
      pathname.startsWith(`${paths.user(user.id)}/`) && isEditAddress(search),
    [user.id],
  );
  return (
    <ProfileForm
      user={user}
      schema={adminUserFormSchema}
      stays={stays}
      save={save}
      toInput={(edited, saved) => {
        const changes = adminUserPayload(adminUserForm(saved), edited);
        return Object.keys(changes).length === 0 ? null : changes;
      }}
    />
  );
}

import type { User } from '@buddyline/domain/user';
import { ownProfilePayload, ownUserFormSchema } from '@buddyline/domain/user-forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Location } from 'react-router';
import { paths } from '../../paths.ts';
import { isEditAddress, useEditMode } from '../../shared/form/edit-mode.ts';
import { ProfileForm } from '../../shared/form/profile-form.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { saveOwnProfileMutation } from './settings-queries.ts';

function staysInEditMode({ pathname, search }: Location): boolean {
  return pathname === paths.settings && isEditAddress(search);
}

/** The signed-in person's profile. */
export function ProfileCard({ user }: { user: User }) {
  const save = useMutation(saveOwnProfileMutation(useQueryClient(), user.id));
  const { editing } = useEditMode();
  const [picture, setPicture] = useState<File | null>(null);
  if (!editing && picture !== null) setPicture(null);
  const upload = useRef<AbortController>(null);

  return (
    <ProfileForm
      isOwn
      user={user}
      schema={() => ownUserFormSchema}
      stays={staysInEditMode}
      save={save}
      toInput={(edited) => {
        upload.current = new AbortController();
        return { profile: ownProfilePayload(edited), picture, signal: upload.current.signal };
      }}
      picture={{
        isChosen: picture !== null,
        control: (
          <AvatarPicker
            user={user}
            disabled={!editing}
            picture={picture}
            onPicture={setPicture}
            uploading={save.isPending && picture !== null}
            onCancelUpload={() => upload.current?.abort()}
          />
        ),
      }}
    />
  );
}

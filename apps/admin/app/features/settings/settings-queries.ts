import { isAborted } from '@buddyline/api-client/api-error';
import type { ChangePassword } from '@buddyline/domain/auth';
import type { OwnProfile } from '@buddyline/domain/user';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { sharedText } from '../../language/texts.ts';
import { api } from '../../session/api.ts';
import { refreshPerson } from '../../shared/query/person-changes.ts';

/** Where the person is signed in. */
export const sessionsKey = ['sessions'];

export interface OwnProfileSave {
  profile: OwnProfile;
  /** Uploaded after the profile was saved. */
  picture: File | null;
  signal: AbortSignal;
}

/**
 * Saves the signed-in person's profile, then uploads the picture if there is one. Invalidates the profile
 * even on errors, because the first step may have succeeded.
 */
export function saveOwnProfileMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: async ({ profile, picture, signal }: OwnProfileSave) => {
      await api.users.updateOwn(userId, profile);
      if (picture) await api.users.uploadPicture(userId, picture, signal).catch(pictureNotSet);
    },
    onSettled: () => refreshPerson(client, userId),
    meta: {
      success: () => sharedText('profile.saved'),
      failure: (error) =>
        sharedText(error instanceof PictureNotSet ? 'profile.image-failed' : 'profile.info-failed'),
    },
  });
}

/** The upload failed after the profile was saved; the two failures have different messages. */
class PictureNotSet extends Error {}

function pictureNotSet(cause: unknown): never {
  if (isAborted(cause)) throw cause;
  throw new PictureNotSet(cause instanceof Error ? cause.message : String(cause), { cause });
}

export function changePasswordMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: (passwords: ChangePassword) => api.auth.changePassword(userId, passwords),
    // The other sessions have ended.
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
    meta: {
      success: () => sharedText('password.changed'),
      failure: () => sharedText('password.failed'),
    },
  });
}

import type { User } from '@buddyline/domain/user';
import { Avatar } from '@buddyline/ui/avatar';
import { Button } from '@buddyline/ui/button';
import { FilePicker } from '@buddyline/ui/file-picker';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fileUrl } from '../../shared/form/file-url.ts';
import { picturePreviewQuery } from '../../shared/form/picture-preview.ts';

interface Props {
  user: User;
  disabled: boolean;
  picture: File | null;
  onPicture: (picture: File | null) => void;
  uploading: boolean;
  onCancelUpload: () => void;
}

/** The profile picture; in edit mode with a file picker (JPEG or PNG) and a preview. */
export function AvatarPicker({ user, disabled, picture, onPicture, ...upload }: Props) {
  const { t } = useLingui();
  const preview = useQuery(picturePreviewQuery(picture));
  return (
    <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
      <Avatar
        src={preview.data ?? fileUrl(user.profilePicture, 'card')}
        alt={t`Profile picture`}
        size="xl"
      />
      {!disabled && (
        <div className="grid gap-2">
          <FilePicker
            name="picture"
            chooseLabel={t`Choose a picture`}
            removeLabel={t`Remove the chosen picture`}
            accept="image/jpeg,image/png"
            file={picture}
            onFile={onPicture}
            disabled={upload.uploading}
          />
          <p className="text-xs text-ink-muted">
            <Trans>JPEG or PNG, up to 5 MB.</Trans>
          </p>
          {preview.error && (
            <p className="text-xs font-medium text-danger-ink">{preview.error.message}</p>
          )}
          {upload.uploading && (
            <p
              className="flex animate-late items-center gap-2 text-xs text-ink-muted"
              role="status"
            >
              <Trans>Sending the picture…</Trans>
              <Button variant="link" size="sm" onClick={upload.onCancelUpload}>
                <Trans>Cancel sending</Trans>
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

import { pictureTypes } from '@buddyline/domain/constants';
import { FilePicker } from '@buddyline/ui/file-picker';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fileUrl } from '../../../shared/form/file-url.ts';
import { picturePreviewQuery } from '../../../shared/form/picture-preview.ts';
import type { ChosenPicture } from './chosen-picture.ts';

interface Props {
  picture: ChosenPicture;
  /** The post's current picture, kept unless another one is selected. */
  savedId: string | null;
  disabled: boolean;
}

/** A field to select, drop or paste one picture, with a preview. */
export function PictureField({ picture, savedId, disabled }: Props) {
  const { t } = useLingui();
  const { file, choose, isOver } = picture;
  const preview = useQuery(picturePreviewQuery(file));
  const shown = preview.data ?? fileUrl(savedId, 'card');
  const problem = picture.problem ?? preview.error?.message;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Picture (optional)</Trans>
      </legend>
      <div
        className={`grid justify-items-center gap-3 rounded-control border border-dashed p-4 transition-colors ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
      >
        {shown && (
          <img
            src={shown}
            alt={file ? t`The chosen picture` : t`The picture of the post now`}
            className="h-48 max-w-full rounded-inner object-contain"
          />
        )}
        <FilePicker
          name="file"
          chooseLabel={shown ? t`Choose another picture` : t`Choose a picture`}
          removeLabel={t`Remove the chosen picture`}
          accept={pictureTypes.join(',')}
          file={file}
          onFile={choose}
          disabled={disabled}
          className="justify-center"
        />
        <p className="text-center text-xs text-ink-muted">
          {isOver ? (
            <Trans>Let go to choose this picture.</Trans>
          ) : (
            <Trans>Or drop or paste one here. JPEG, PNG or WebP, up to 10 MB.</Trans>
          )}
        </p>
      </div>
      {problem && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger-ink">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

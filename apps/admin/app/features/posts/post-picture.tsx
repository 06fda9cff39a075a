import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fileUrl } from '../../shared/form/file-url.ts';
import { NoPicture } from './no-picture.tsx';

interface Props {
  resourceId: string | null;
  /** `card` crops to a wide frame; `whole` shows the whole picture. */
  fit: 'card' | 'whole';
}

/** A post's picture in a frame of fixed aspect ratio, to avoid a layout shift. */
export function PostPicture({ resourceId, fit }: Props) {
  const { t } = useLingui();
  const [failed, setFailed] = useState<string | null>(null);
  const frame = fit === 'card' ? 'aspect-video' : 'aspect-3/2 max-h-[36rem]';
  if (!resourceId || resourceId === failed) return <NoPicture className={`${frame} w-full`} />;
  return (
    <img
      src={fileUrl(resourceId, fit === 'card' ? 'card' : undefined) ?? undefined}
      alt={t`Picture of the post`}
      loading={fit === 'card' ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setFailed(resourceId)}
      className={`${frame} w-full bg-surface-sunken ${fit === 'card' ? 'object-cover' : 'object-contain'}`}
    />
  );
}

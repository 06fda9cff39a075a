import { bounds } from '@buddyline/domain/constants';
import type { PostContent } from '@buddyline/domain/post';
import { formatNumber } from '@buddyline/i18n/formats';
import { Field } from '@buddyline/ui/field';
import { Textarea } from '@buddyline/ui/textarea';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldError } from '../../shared/form-errors.ts';
import { useLanguage } from '../../shared/use-language.ts';
import type { ChosenPicture } from './chosen-picture.ts';
import { PictureField } from './picture-field.tsx';
import { SendingLine } from './sending-line.tsx';

interface Props {
  form: UseFormReturn<PostContent>;
  picture: ChosenPicture;
  savedPictureId: string | null;
  pending: boolean;
  onCancelSending: () => void;
}

/** What a post is made of; the same to create and to edit one. */
export function PostFields({ form, picture, savedPictureId, pending, onCancelSending }: Props) {
  const { t } = useLingui();
  const { register, formState } = form;
  return (
    <div className="grid gap-5">
      <Field
        label={t`Content`}
        hint={<Counter form={form} />}
        error={fieldError(formState.errors.content)}
      >
        <Textarea {...register('content')} rows={6} maxLength={bounds.postContentMax} />
      </Field>
      <PictureField picture={picture} savedId={savedPictureId} disabled={pending} />
      {pending && <SendingLine onCancel={onCancelSending} />}
    </div>
  );
}

/** How much has been written of what fits. */
function Counter({ form }: { form: UseFormReturn<PostContent> }) {
  const language = useLanguage();
  const content = useWatch({ control: form.control, name: 'content' });
  const written = formatNumber(content.length, language);
  const most = formatNumber(bounds.postContentMax, language);
  return (
    <span className="tabular-nums">
      <Trans>
        {written} of {most} characters
      </Trans>
    </span>
  );
}

import { bounds } from '@buddyline/domain/constants';
import type { PostContent } from '@buddyline/domain/post';
import { formatNumber } from '@buddyline/i18n/formats';
import { Field } from '@buddyline/ui/field';
import { Textarea } from '@buddyline/ui/textarea';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../language/use-language.ts';
import { fieldError } from '../../../shared/form/form-errors.ts';
import { PictureField } from './picture-field.tsx';
import type { PostDraftState } from './post-draft.ts';
import { SendingLine } from './sending-line.tsx';

interface Props {
  draft: PostDraftState;
  savedPictureId: string | null;
}

/** A post's fields, for creating and editing. */
export function PostFields({ draft, savedPictureId }: Props) {
  const { t } = useLingui();
  const { form, picture, pending, isSending, cancelSending } = draft;
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
      {isSending && <SendingLine onCancel={cancelSending} />}
    </div>
  );
}

/** The number of characters and the maximum. */
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

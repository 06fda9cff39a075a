import { Checkbox } from '@buddyline/ui/checkbox';
import { DateInput } from '@buddyline/ui/date-input';
import { Field } from '@buddyline/ui/field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSanctionNames } from '../sanction-names.ts';
import { type ActionDraft, lengthChoices } from './action-draft.ts';
import { Choices } from './choices.tsx';

interface Props {
  draft: ActionDraft;
  /** What is wrong with the day. */
  error: string | undefined;
  onChange: (changes: Partial<ActionDraft>) => void;
}

/** How long a suspension lasts, and what becomes of the person's posts. */
export function SuspensionFields({ draft, error, onChange }: Props) {
  const { t } = useLingui();
  const { lengths } = useSanctionNames();
  return (
    <>
      <Choices
        label={t`For how long`}
        name="length"
        choices={lengthChoices.map((value) => ({ value, label: lengths[value] }))}
        value={draft.length}
        onChoose={(length) => onChange({ length })}
      />
      {draft.length === 'day' && (
        <Field
          label={t`They can sign in again from`}
          hint={t`From the beginning of this day in UTC.`}
          error={error}
          className="max-w-60"
        >
          <DateInput
            name="day"
            value={draft.day}
            onChange={({ target }) => onChange({ day: target.value })}
          />
        </Field>
      )}
      <Checkbox
        name="hidePosts"
        label={<Trans>Hide their posts too</Trans>}
        checked={draft.hidePosts}
        onChange={({ target }) => onChange({ hidePosts: target.checked })}
      />
    </>
  );
}

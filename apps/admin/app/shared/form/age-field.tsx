import { bounds } from '@buddyline/domain/constants';
import { toNumberOrNull } from '@buddyline/domain/numbers';
import { Field } from '@buddyline/ui/field';
import { TextInput, type TextInputProps } from '@buddyline/ui/text-input';
import { useLingui } from '@lingui/react/macro';
import { sharedText } from '../../language/texts.ts';

interface Props extends TextInputProps {
  /** The field's current text. */
  typed: string;
  error: string | undefined;
}

/** A person's age as text. An unusual age is accepted, with a hint below the field. */
export function AgeField({ typed, error, ...input }: Props) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Age`}
      hint={isUnusual(toNumberOrNull(typed)) && sharedText('age.unusual')}
      error={error}
    >
      {/* Ages may be negative, and the keypads of iPhones have no minus. */}
      <TextInput {...input} dir="ltr" />
    </Field>
  );
}

function isUnusual(age: number | null): boolean {
  return age !== null && (age < bounds.ageHintMin || age > bounds.ageHintMax);
}

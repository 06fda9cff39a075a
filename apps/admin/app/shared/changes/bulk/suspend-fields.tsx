import { bounds } from '@buddyline/domain/constants';
import { suspensionLengths } from '@buddyline/domain/sanction';
import { Checkbox } from '@buddyline/ui/checkbox';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { Textarea } from '@buddyline/ui/textarea';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Suspension } from './suspension.ts';

interface Props {
  /** How many of them are suspended already. */
  suspended: number;
  suspension: Suspension;
  onChange: (suspension: Suspension) => void;
}

/** What several people who are suspended read, and for how long. What is required comes first. */
export function SuspendFields({ suspended, suspension, onChange }: Props) {
  const { t } = useLingui();
  const labels = {
    '1-day': t`1 day`,
    '7-days': t`7 days`,
    '30-days': t`30 days`,
    'until-lifted': t`Until lifted`,
  };
  const { length, publicText, hidePosts } = suspension;
  return (
    <div className="grid gap-4">
      {suspended > 0 && (
        <p className="font-medium">
          <Plural
            value={suspended}
            one="# of them is suspended already. That stays as it is."
            other="# of them are suspended already. That stays as it is."
          />
        </p>
      )}
      <Field
        label={t({ message: 'What they read', context: 'several' })}
        hint={t`Required. All of them get the same text by email.`}
      >
        <Textarea
          name="publicText"
          maxLength={bounds.messageMax}
          className="max-h-48"
          value={publicText}
          onChange={({ target }) => onChange({ ...suspension, publicText: target.value })}
        />
      </Field>
      <Field label={t`For how long`}>
        <Select
          name="length"
          value={length}
          options={suspensionLengths.map((value) => ({ value, label: labels[value] }))}
          onChange={({ target }) => {
            const chosen = suspensionLengths.find((one) => one === target.value) ?? length;
            onChange({ ...suspension, length: chosen });
          }}
        />
      </Field>
      <Checkbox
        label={<Trans context="several">Hide their posts too</Trans>}
        checked={hidePosts}
        onChange={({ target }) => onChange({ ...suspension, hidePosts: target.checked })}
      />
    </div>
  );
}

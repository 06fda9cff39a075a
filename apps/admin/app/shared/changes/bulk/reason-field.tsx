import { bounds } from '@buddyline/domain/constants';
import { Button } from '@buddyline/ui/button';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

interface Props {
  reason: string;
  onChange: (reason: string) => void;
}

/** Why posts are disabled, in own words or in prepared ones; it may stay empty. */
export function ReasonField({ reason, onChange }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const prepared = [
    t`Advertising`,
    t`Insults`,
    t`Not about diving`,
    t`Somebody in it has not agreed`,
  ];
  return (
    <div className="grid gap-3">
      <Field label={t`Reason`} hint={t`Optional. Only staff read it.`}>
        <TextInput
          ref={input}
          name="reason"
          value={reason}
          maxLength={bounds.subjectMax}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div role="group" aria-label={t`Prepared reasons`} className="flex flex-wrap gap-2">
        {prepared.map((words) => (
          <Button
            key={words}
            variant="outline"
            size="sm"
            onClick={() => {
              onChange(words);
              input.current?.focus();
            }}
          >
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}

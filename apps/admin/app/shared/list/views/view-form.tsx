import { bounds } from '@buddyline/domain/constants';
import type { SavedViewUpdate } from '@buddyline/domain/saved-view';
import { Button } from '@buddyline/ui/button';
import { Checkbox } from '@buddyline/ui/checkbox';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { FormShell } from '../../form/form-shell.tsx';

interface Props {
  label: string;
  saveLabel: string;
  initial: SavedViewUpdate;
  pending: boolean;
  error: string | null;
  onSave: (view: SavedViewUpdate) => void;
  onCancel?: () => void;
}

/** The name of a view, and who sees it. */
export function ViewForm({ saveLabel, initial, onSave, onCancel, ...form }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState(initial.name);
  const [isShared, setShared] = useState(initial.isShared);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function submit() {
    setMissing(name.trim() === '');
    if (name.trim() === '') input.current?.focus();
    else onSave({ name, isShared });
  }

  return (
    <FormShell {...form} dirty={false} stays={staysAnywhere} onSubmit={submit}>
      <Field label={t`Name of the view`} error={isMissing && t`Give it a name.`}>
        <TextInput
          ref={input}
          name="view"
          maxLength={bounds.viewNameMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Checkbox
          label={t`For all staff`}
          className="me-auto"
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
        {onCancel && (
          <Button variant="outline" size="sm" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" size="sm" pending={form.pending}>
          {saveLabel}
        </Button>
      </div>
    </FormShell>
  );
}

/** An unsaved name may be lost without a question. */
const staysAnywhere = () => true;

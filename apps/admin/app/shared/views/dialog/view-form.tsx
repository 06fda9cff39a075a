import { bounds } from '@buddyline/domain/constants';
import type { SavedViewUpdate } from '@buddyline/domain/saved-view';
import { Button } from '@buddyline/ui/button';
import { Checkbox } from '@buddyline/ui/checkbox';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';

interface Props {
  label: string;
  saveLabel: string;
  first: SavedViewUpdate;
  pending: boolean;
  error: string | null;
  onSave: (view: SavedViewUpdate) => void;
  onCancel?: () => void;
}

/** The name of a view, and who sees it. */
export function ViewForm({ label, saveLabel, first, pending, error, onSave, onCancel }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState(first.name);
  const [isShared, setShared] = useState(first.isShared);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setMissing(name.trim() === '');
    if (name.trim() === '') input.current?.focus();
    else onSave({ name, isShared });
  }

  return (
    <form aria-label={label} noValidate onSubmit={submit} className="grid gap-3">
      <Field label={t`Name of the view`} error={isMissing ? t`Give it a name.` : error}>
        <TextInput
          ref={input}
          name="view"
          maxLength={bounds.viewNameMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
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
        <Button type="submit" size="sm" pending={pending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}

import { bounds } from '@buddyline/domain/constants';
import { Button } from '@buddyline/ui/button';
import { Field } from '@buddyline/ui/field';
import { Textarea } from '@buddyline/ui/textarea';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { FormShell } from '../../../../shared/form/form-shell.tsx';
import { fetchFirstTouch } from '../../../../shared/lazy/first-touch.ts';
import { lazyComponent } from '../../../../shared/lazy/lazy-component.tsx';

const ConfirmLeaving = lazyComponent(async () => (await fetchFirstTouch()).ConfirmLeaving);

interface Props {
  body: string;
  pending: boolean;
  error: string | null;
  onSave: (body: string) => void;
  onCancel: () => void;
}

/** The text of a note, while it is edited. Leaving with changes asks first. */
export function NoteForm({ body, pending, error, onSave, onCancel }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(body);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const isDirty = text !== body;
  useEffect(() => area.current?.focus(), []);

  function submit() {
    const next = text.trim();
    setMissing(next === '');
    if (next === '') area.current?.focus();
    else if (next === body) onCancel();
    else onSave(next);
  }

  return (
    <div className="mt-3">
      <FormShell
        label={t`Edit the note`}
        error={error}
        pending={pending}
        dirty={isDirty}
        stays={neverStays}
        onSubmit={submit}
        onCancel={isDirty ? () => setAsking(true) : onCancel}
      >
        <Field label={t`Note`} error={isMissing && t`Write something first.`}>
          <Textarea
            ref={area}
            name="note"
            maxLength={bounds.messageMax}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className="mt-3 flex flex-wrap justify-end gap-3">
          <Button variant="outline" size="sm" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" size="sm" pending={pending}>
            <Trans>Save the note</Trans>
          </Button>
        </div>
      </FormShell>
      <ConfirmLeaving open={isAsking} onLeave={onCancel} onClose={() => setAsking(false)} />
    </div>
  );
}

const neverStays = () => false;

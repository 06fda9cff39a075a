import { bounds } from '@buddyline/domain/constants';
import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';

interface Props {
  open: boolean;
  title: string;
  initial: string;
  saveLabel: string;
  pending: boolean;
  error: string | undefined;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name by which its owner tells a passkey from others. */
export function PasskeyNameDialog({ open, title, onClose, ...form }: Props) {
  const { t } = useLingui();
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={title}
      firstFocus={() => document.querySelector<HTMLElement>(`#${CSS.escape(formId)} input`)}
    >
      <NameForm id={formId} onClose={onClose} {...form} />
    </Dialog>
  );
}

type FormProps = Omit<Props, 'open' | 'title'> & { id: string };

function NameForm({ id, initial, saveLabel, pending, error, onSave, onClose }: FormProps) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    const isEmpty = typeof name !== 'string' || name.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && !pending) onSave(name);
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={t`Name`}
        hint={t`Such as the device or the password manager that keeps it.`}
        error={isMissing ? t`Give it a name.` : error}
      >
        <TextInput
          name="name"
          defaultValue={initial}
          maxLength={bounds.passkeyNameMax}
          autoComplete="off"
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={pending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}

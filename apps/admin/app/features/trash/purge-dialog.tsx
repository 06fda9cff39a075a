import type { TrashItem } from '@buddyline/domain/trash';
import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import { useLastShown } from '../../shared/changes/last-shown.ts';
import { countedText } from '../../shared/text/counted.ts';
import { shortLabel } from '../../shared/text/short-label.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import { isTyped, nameToType } from './typed-name.ts';

interface Props {
  /** The item to delete for good; null closes the dialog. */
  item: TrashItem | null;
  onConfirm: (item: TrashItem) => void;
  onClose: () => void;
}

/** Asks for the item's name before it is deleted for good. */
export function PurgeDialog({ item, onConfirm, onClose }: Props) {
  const shown = useLastShown(item);
  if (!shown) return null;
  return (
    <NameForm
      // What was typed is not kept for another item.
      key={`${shown.id} ${item !== null}`}
      item={shown}
      open={item !== null}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function NameForm({ item, open, onConfirm, onClose }: Props & { item: TrashItem; open: boolean }) {
  const { t } = useLingui();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const wanted = nameToType(item.label);
  const label = <UserText className="font-semibold text-ink">{shortLabel(item.label)}</UserText>;
  const along = countedText(item.counts);
  const ready = isTyped(typed, wanted);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!ready) return;
    onConfirm(item);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Delete for good`}
      description={<Trans>{label} will be gone for good. Nobody can restore it afterwards.</Trans>}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="destructive" disabled={!ready}>
            <Trans>Delete for good</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        {along !== '' && (
          <p className="text-ink-muted">
            <Trans>Deleted as well: {along}.</Trans>
          </p>
        )}
        <Field label={<Trans>Type “{<bdi>{wanted}</bdi>}” to confirm</Trans>}>
          <TextInput
            name="name"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

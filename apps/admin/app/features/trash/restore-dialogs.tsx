import type { RestoreRequest, TrashItem } from '@buddyline/domain/trash';
import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import { useLastShown } from '../../shared/changes/last-shown.ts';
import { shortLabel } from '../../shared/text/short-label.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import type { RestoreOutcome } from './trash-queries.ts';

interface Props {
  question: Exclude<RestoreOutcome, { kind: 'restored' }> | null;
  pending: boolean;
  onRestore: (item: TrashItem, replacements: RestoreRequest, next?: TrashItem) => void;
  onRestoreOwnerFirst: (item: TrashItem) => void;
  onClose: () => void;
}

/** Asks for what a restore needs: another name or address, or the owner first. */
export function RestoreDialogs({ question, pending, ...actions }: Props) {
  const names = question?.kind === 'names' ? question : null;
  const owner = question?.kind === 'owner-first' ? question : null;
  const shownNames = useLastShown(names);
  const shownOwner = useLastShown(owner);
  return (
    <>
      {shownNames && (
        <NamesDialog
          key={shownNames.item.id}
          {...shownNames}
          {...actions}
          open={names !== null}
          pending={pending}
        />
      )}
      {shownOwner && (
        <OwnerDialog {...shownOwner} {...actions} open={owner !== null} pending={pending} />
      )}
    </>
  );
}

type DialogProps = Omit<Props, 'question'> &
  Exclude<RestoreOutcome, { kind: 'restored' }> & { open: boolean };

function NamesDialog(props: DialogProps) {
  const { item, refusal, next, open, pending, onRestore, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  // A field stays once it was asked for: a later refusal may name only another one.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const named = refusal.fields.map(({ path }) => path).filter((path) => !asked.includes(path));
  if (named.length > 0) setAsked([...asked, ...named]);
  const errorOf = (name: string) => refusal.fields.find(({ path }) => path === name)?.message;
  const label = <UserText className="font-semibold text-ink">{shortLabel(item.label)}</UserText>;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const text = typed.get(name);
      return typeof text === 'string' ? text.trim() : '';
    };
    const [username, email] = [textOf('username'), textOf('email')];
    onRestore(item, { ...(username && { username }), ...(email && { email }) }, next);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Restore under another name`}
      description={<Trans>{label} cannot come back as before.</Trans>}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            <Trans>Restore</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {asked.includes('username') && (
          <Field label={t`Username`} error={errorOf('username')}>
            <TextInput name="username" dir="ltr" autoComplete="off" />
          </Field>
        )}
        {asked.includes('email') && (
          <Field label={t`Email`} error={errorOf('email')}>
            <TextInput name="email" type="email" dir="ltr" autoComplete="off" />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

function OwnerDialog(props: DialogProps) {
  const { t } = useLingui();
  const { item, refusal, open, pending, onRestoreOwnerFirst, onClose } = props;
  const owner = <UserText>{item.owner?.name ?? ''}</UserText>;
  const label = <UserText className="font-semibold text-ink">{shortLabel(item.label)}</UserText>;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Its owner is in the trash`}
      description={refusal.message}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" pending={pending} onClick={() => onRestoreOwnerFirst(item)}>
            <Trans>Restore {owner} first</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>{label} comes back right after.</Trans>
      </p>
    </Dialog>
  );
}

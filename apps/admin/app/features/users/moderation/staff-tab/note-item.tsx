import type { UserNote } from '@buddyline/domain/user-note';
import { Badge } from '@buddyline/ui/badge';
import { classes } from '@buddyline/ui/classes';
import { Icon } from '@buddyline/ui/icon';
import { IconButton } from '@buddyline/ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import PinOff from 'lucide-react/icons/pin-off';
import Pin from 'lucide-react/icons/pin';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCan } from '../../../../shared/query/use-can.tsx';
import { useToggle } from '../../../../shared/record/toggle.ts';
import { Ago } from '../../../../shared/text/ago.tsx';
import { beginning } from '../../../../shared/text/beginning.ts';
import { UserPassages } from '../../../../shared/text/user-passages.tsx';
import { UserText } from '../../../../shared/text/user-text.tsx';
import { updateNoteMutation } from '../moderation-queries.ts';
import { NoteForm } from './note-form.tsx';

interface Props {
  userId: string;
  note: UserNote;
  /** Its place in the list. */
  place: number;
  onDelete: () => void;
}

/** A note, which is edited in its place. */
export function NoteItem({ userId, note, place, onDelete }: Props) {
  const { t } = useLingui();
  const can = useCan();
  const update = useMutation(updateNoteMutation(useQueryClient(), userId, note.id));
  const [editing, setEditing] = useState(false);
  const pin = useToggle({
    // A note that is pinned moves, and another one comes to its place.
    state: `${place} ${note.isPinned}`,
    isPending: update.isPending,
    run: () => update.mutate({ isPinned: !note.isPinned }),
  });
  const editButton = useRef<HTMLButtonElement>(null);
  const { isPinned, body, by } = note;
  const words = beginning(body);

  function stop() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  return (
    <li
      className={classes(
        'min-w-0 rounded-card border px-4 py-3',
        isPinned ? 'border-line-strong bg-surface-raised' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs">
        {isPinned && (
          <Badge>
            <Icon of={Pin} />
            <Trans>Pinned</Trans>
          </Badge>
        )}
        {by && <UserText className="font-medium">{by.name}</UserText>}
        <span className="text-ink-muted">
          <Ago at={note.at} />
        </span>
        {!editing && (
          <div className="-my-1.5 ms-auto -me-2 flex">
            {can('user-notes.update') && (
              <>
                <IconButton
                  icon={isPinned ? PinOff : Pin}
                  label={isPinned ? t`Unpin the note: ${words}` : t`Pin the note: ${words}`}
                  {...pin}
                />
                <IconButton
                  ref={editButton}
                  icon={Pencil}
                  label={t`Edit the note: ${words}`}
                  onClick={() => {
                    // What went wrong with the pin is not said in the form.
                    update.reset();
                    setEditing(true);
                  }}
                />
              </>
            )}
            {can('user-notes.delete') && (
              <IconButton icon={Trash2} label={t`Delete the note: ${words}`} onClick={onDelete} />
            )}
          </div>
        )}
      </div>
      {editing ? (
        <NoteForm
          body={body}
          pending={update.isPending}
          error={update.error?.message ?? null}
          onSave={(next) => update.mutate({ body: next }, { onSuccess: stop })}
          onCancel={stop}
        />
      ) : (
        <UserPassages className="mt-1.5 *:max-w-prose">{body}</UserPassages>
      )}
    </li>
  );
}

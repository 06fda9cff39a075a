import type { UserNote } from '@buddyline/domain/user-note';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useState } from 'react';
import { Confirm } from '../../../../shared/changes/confirm.tsx';
import { useLastShown } from '../../../../shared/changes/last-shown.ts';
import { QueryView } from '../../../../shared/query/query-view.tsx';
import { UserText } from '../../../../shared/text/user-text.tsx';
import { notesQuery, removeNoteMutation } from '../moderation-queries.ts';
import { LoadingLines } from './loading-lines.tsx';
import { useCan } from '../../../../shared/query/use-can.tsx';
import { NoteItem } from './note-item.tsx';

interface Props {
  userId: string;
  onAdd: () => void;
}

/** What staff have noted about a person, pinned notes on top. */
export function StaffNotes({ userId, onAdd }: Props) {
  const { t } = useLingui();
  const can = useCan();
  const query = useQuery(notesQuery(userId));
  const [toDelete, setToDelete] = useState<UserNote | null>(null);
  const shown = useLastShown(toDelete);
  const remove = useMutation(removeNoteMutation(useQueryClient(), userId));
  return (
    <Card
      landmark
      title={t`Staff notes`}
      description={t`Only staff read them.`}
      actions={
        can('user-notes.create') && (
          <Button variant="outline" size="sm" onClick={onAdd}>
            <Icon of={StickyNote} />
            <Trans>Add a note</Trans>
          </Button>
        )
      }
    >
      <QueryView query={query} loading={<LoadingLines />}>
        {(notes) =>
          notes.length === 0 ? (
            <p className="text-ink-muted">
              <Trans>Nobody has noted anything about this person.</Trans>
            </p>
          ) : (
            <ul role="list" className="grid gap-3">
              {notes.map((note, place) => (
                <NoteItem
                  key={note.id}
                  userId={userId}
                  note={note}
                  place={place}
                  onDelete={() => setToDelete(note)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      <Confirm
        open={toDelete !== null}
        title={t`Delete the note`}
        description={t`Are you sure about deleting the note?`}
        details={
          <>
            <UserText as="span" className="line-clamp-2 border-s-2 ps-3 text-ink-muted">
              {shown?.body}
            </UserText>
            <p className="mt-2 text-ink-muted">
              <Trans>It will be gone for good.</Trans>
            </p>
          </>
        }
        onConfirm={() => toDelete && remove.mutate(toDelete.id)}
        onClose={() => setToDelete(null)}
      />
    </Card>
  );
}

import type { SavedView } from '@buddyline/domain/saved-view';
import { Badge } from '@buddyline/ui/badge';
import { IconButton } from '@buddyline/ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { SelectableNoun } from '../../changes/select/select-state.ts';
import { UserText } from '../../text/user-text.tsx';
import { ViewForm } from './view-form.tsx';
import { deleteViewMutation, updateViewMutation } from './view-queries.ts';

interface Props {
  view: SavedView;
  noun: SelectableNoun;
  /** Whether the list shows it now. */
  isShown: boolean;
  onOpen: () => void;
}

/** A view, whose name leads to it; who may edit it renames, shares and deletes it. */
export function ViewItem({ view, noun, isShown, onOpen }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const update = useMutation(updateViewMutation(client, view.id));
  const remove = useMutation(deleteViewMutation(client, noun));
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { name, query, isShared, isOwn, canEdit, ownerName } = view;

  function stop() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  if (editing) {
    return (
      <li className="p-4">
        <ViewForm
          label={t`Edit the view ${name}`}
          saveLabel={t`Save`}
          initial={{ name, isShared }}
          pending={update.isPending}
          error={update.error?.message ?? null}
          onSave={(changes) => update.mutate(changes, { onSuccess: stop })}
          onCancel={stop}
        />
      </li>
    );
  }
  const owner = <UserText>{ownerName}</UserText>;
  return (
    <li className="flex min-h-12 items-center gap-2 ps-4 pe-2">
      <Link
        to={{ search: query }}
        onClick={onOpen}
        aria-current={isShown ? 'true' : undefined}
        className="min-w-0 truncate py-3 font-medium underline-offset-4 hover:underline aria-[current]:text-accent-ink"
      >
        <UserText>{name}</UserText>
      </Link>
      <span className="grow text-xs text-ink-muted">
        {!isOwn && ownerName !== '' && <Trans>shared by {owner}</Trans>}
        {isShared && (isOwn || ownerName === '') && (
          <Badge tone="neutral">
            <Trans>Shared</Trans>
          </Badge>
        )}
      </span>
      {(isOwn || canEdit) && (
        <>
          <IconButton
            ref={editButton}
            icon={Pencil}
            label={t`Rename or share ${name}`}
            onClick={() => setEditing(true)}
          />
          <IconButton
            icon={Trash2}
            label={t`Delete the view ${name}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(view)}
          />
        </>
      )}
    </li>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonDialogs } from './lazy-users.ts';
import type { PersonSubject } from './person-dialogs.tsx';
import { deleteUserMutation } from './user-queries.ts';

/** The dialogs about a person, as an element for the page, and whether a person is being deleted. */
export function usePersonDialogs(leave?: (userId: string) => void | Promise<void>) {
  const [subject, setSubject] = useState<PersonSubject | null>(null);
  const remove = useMutation(deleteUserMutation(useQueryClient(), leave));
  const dialogs = (
    <PersonDialogs
      open={subject !== null}
      subject={subject}
      onSubject={setSubject}
      onDelete={remove.mutate}
      onClose={() => setSubject(null)}
    />
  );
  return { dialogs, show: setSubject, isDeleting: remove.isPending };
}

import type { Post } from '@buddyline/domain/post';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useRestoreFocus } from '../actions/restore-focus.ts';
import { setPostEnabledMutation } from './post-changes.ts';

/** Props for the button that hides a post or makes it public again. */
export function useEnableToggle(post: Pick<Post, 'id' | 'isEnabled'> & { userId?: string }) {
  const { mutate, isPending } = useMutation(setPostEnabledMutation(useQueryClient()));
  const restoreFocusTo = useRestoreFocus(isPending);

  function onClick({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The second click of a double click would undo the first.
    if (detail > 1) return;
    restoreFocusTo(currentTarget);
    mutate({ post, isEnabled: !post.isEnabled });
  }

  return { pending: isPending, onClick };
}

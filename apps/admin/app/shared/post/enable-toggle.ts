import type { Post } from '@buddyline/domain/post';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useFocusKept } from '../actions/focus-kept.ts';
import { setPostEnabledMutation } from './post-changes.ts';

/** Spread onto the button that hides a post or shows it to everybody again. */
export function useEnableToggle(post: Pick<Post, 'id' | 'isEnabled'> & { userId?: string }) {
  const { mutate, isPending } = useMutation(setPostEnabledMutation(useQueryClient()));
  const keepFocus = useFocusKept(isPending);

  function onClick({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The second half of a double click would take back what the first one did.
    if (detail > 1) return;
    keepFocus(currentTarget);
    mutate({ post, isEnabled: !post.isEnabled });
  }

  return { pending: isPending, onClick };
}

import type { Post } from '@buddyline/domain/post';
import { noticedMs } from '@buddyline/ui/noticed-ms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useState } from 'react';
import { setPostEnabledMutation } from '../query/post-changes.ts';
import { useRestoreFocus } from '../keyboard/restore-focus.ts';

type State = string | boolean | undefined;

/**
 * Whether a state is so new that nobody can have noticed it: a press of what has changed with it would be meant for
 * what was there before.
 *
 * @param state undefined until it is known
 */
export function useIsNew(state: State): boolean {
  const [noticed, setNoticed] = useState(state);
  const isFirst = noticed === undefined;
  useEffect(() => {
    const timer = setTimeout(setNoticed, isFirst ? 0 : noticedMs, state);
    return () => clearTimeout(timer);
  }, [state, isFirst]);
  return !isFirst && state !== noticed;
}

interface Toggle {
  /** The state that the button changes; undefined until it is known. */
  state: State;
  isPending: boolean;
  run: () => void;
}

/**
 * Props for a button that does something to a record and then its opposite. When the state has changed, also by what
 * others do, it takes no press until that can have been noticed.
 */
export function useToggle({ state, isPending, run }: Toggle) {
  const isNew = useIsNew(state);
  const restoreFocusTo = useRestoreFocus(isPending);

  function onClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (isNew) return;
    restoreFocusTo(currentTarget);
    run();
  }

  // Not disabled, which would take the focus away.
  return { pending: isPending, 'aria-disabled': isNew, onClick };
}

/** Props for the button that hides a post or makes it public again; in this file, so that it is fetched with it. */
export function useEnableToggle(post: Pick<Post, 'id' | 'isEnabled'> & { userId?: string }) {
  const { mutate, isPending } = useMutation(setPostEnabledMutation(useQueryClient()));
  return useToggle({
    state: post.isEnabled,
    isPending,
    run: () => mutate({ post, isEnabled: !post.isEnabled }),
  });
}

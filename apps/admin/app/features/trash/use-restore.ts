import { hasStatus } from '@buddyline/api-client/api-error';
import type { RestoreRequest, TrashItem } from '@buddyline/domain/trash';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notifyError, notifySuccess } from '../../notify/notify.ts';
import { countedText } from '../../shared/text/counted.ts';
import { neighbourOf } from '../../shared/list/neighbour.ts';
import { watchSession } from '../../session/watch-session.ts';
import { recordPath } from '../../shared/record/record-path.ts';
import { refreshEverything } from '../../shared/changes/undo-mutation.ts';
import { fetchFirstTouch } from '../../shared/lazy/first-touch.ts';
import { offerToDeleteAgain } from './offer-to-delete-again.ts';
import { restoreMutation, type RestoreInput, type RestoreOutcome } from './trash-queries.ts';

type Question = Exclude<RestoreOutcome, { kind: 'restored' }>;

/**
 * Restores items of the trash. If something stands in the way, a dialog asks what to do about it. After a restore the
 * next item has the focus, and a toast links to the restored one.
 */
export function useRestore() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  /** The ids of items whose restore has begun. State would be too late for a second press before the next render. */
  const pressed = useRef(new Set<string>());
  const [question, setQuestion] = useState<Question | null>(null);
  /** Whether the person has left the page. */
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  // Not callbacks of `mutate`, which are only called for the last of several items.
  const { mutate } = useMutation({
    ...restoreMutation,
    onMutate: (input) => {
      const { id } = pressedIn(input);
      setPendingIds((ids) => [...ids, id]);
      return { focusNext: neighbourOf(id), isSameSession: watchSession() };
    },
    onSuccess: async (outcome, { item }, { focusNext, isSameSession }) => {
      if (!isSameSession()) return;
      report(outcome, item, focusNext);
      if (outcome.kind !== 'restored') return;
      // The rows below move up, under a pointer that may press once more. The shield swallows that press.
      const code = await fetchFirstTouch().catch(() => null);
      const removeShield = code?.shieldPage();
      removeShield?.();
    },
    onError: (error, { item }) => {
      // The answer to the question was refused, so it is not asked again.
      if (hasStatus(error, 409)) closeQuestionOf(item);
    },
    onSettled: async (outcome, _error, input) => {
      // While a question is open nothing has changed, and its answer must not wait for the lists.
      if (!outcome || outcome.kind === 'restored') await refreshEverything(client);
      const { id } = pressedIn(input);
      // A restored item stays in the set: if it is deleted again, its deletion has another id.
      if (outcome?.kind !== 'restored') pressed.current.delete(id);
      setPendingIds((ids) => ids.filter((one) => one !== id));
    },
  });

  function begin(input: RestoreInput) {
    const { id } = pressedIn(input);
    if (pressed.current.has(id)) return;
    pressed.current.add(id);
    mutate(input);
  }

  function closeQuestionOf({ id }: TrashItem) {
    setQuestion((asked) => (asked?.item.id === id ? null : asked));
  }

  function report(outcome: RestoreOutcome, asked: TrashItem, focusNext: () => void) {
    if (outcome.kind !== 'restored') {
      return isLeft.current ? notifyError(outcome.refusal) : setQuestion(outcome);
    }
    const { item, text, data } = outcome;
    closeQuestionOf(asked);
    const left = countedText(data.left);
    const to = recordPath(item.noun, item.itemId);
    notifySuccess(
      left === '' ? text : t`Restored without: ${left}.`,
      to === null
        ? undefined
        : { label: t({ message: 'Open', context: 'link' }), run: () => void navigate(to) },
    );
    void offerToDeleteAgain(client, item, text);
    focusNext();
  }

  return {
    restore: (item: TrashItem, replacements: RestoreRequest = {}, next?: TrashItem) =>
      begin({ item, replacements, next }),
    restoreOwnerFirst: (item: TrashItem) => begin({ item, withOwner: true }),
    /** The items that are being restored. */
    pendingIds,
    question,
    closeQuestion: () => setQuestion(null),
  };
}

/** The item of the row in which Restore was pressed. */
function pressedIn({ item, next }: RestoreInput): TrashItem {
  return next ?? item;
}

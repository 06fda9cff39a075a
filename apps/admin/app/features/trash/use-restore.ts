import type { RestoreRequest, TrashItem } from '@buddyline/domain/trash';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notifySuccess } from '../../notify/notify.ts';
import { countedText } from '../../shared/counts/counted.ts';
import { neighbourOf } from '../../shared/list/neighbour.ts';
import { recordPath } from '../../shared/page/record-path.ts';
import { refreshEverything } from '../../shared/undo/undo-mutation.ts';
import { restoreMutation, type RestoreOutcome } from './trash-queries.ts';

type Question = Exclude<RestoreOutcome, { kind: 'restored' }>;

/**
 * Restores items of the trash. What stands in the way is asked in a dialog; afterwards the next item has the
 * focus, and a toast leads to what came back.
 */
export function useRestore() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<Question | null>(null);
  // Not callbacks of `mutate`, which are only called for the last of several items.
  const { mutate } = useMutation({
    ...restoreMutation,
    onMutate: ({ item }) => {
      setPendingIds((ids) => [...ids, item.id]);
      return neighbourOf(item.id);
    },
    onSuccess: (outcome, _input, focusNext) => report(outcome, focusNext),
    onSettled: async (outcome, _error, { item }) => {
      // A question has changed nothing, and its answer must not wait for the lists.
      if (outcome === undefined || outcome.kind === 'restored') await refreshEverything(client);
      setPendingIds((ids) => ids.filter((id) => id !== item.id));
    },
  });

  function report(outcome: RestoreOutcome, focusNext: () => void) {
    if (outcome.kind !== 'restored') return setQuestion(outcome);
    const { item, text, data } = outcome;
    setQuestion((asked) => (asked?.item.id === item.id ? null : asked));
    const left = countedText(data.left);
    const to = recordPath(item.noun, item.itemId);
    notifySuccess(
      left === '' ? text : t`Restored without: ${left}.`,
      to === null
        ? undefined
        : { label: t({ message: 'Open', context: 'link' }), run: () => void navigate(to) },
    );
    focusNext();
  }

  return {
    restore: (item: TrashItem, replacements: RestoreRequest = {}) => mutate({ item, replacements }),
    restoreOwnerFirst: (item: TrashItem) => mutate({ item, withOwner: true }),
    /** The items that are being restored. */
    pendingIds,
    question,
    closeQuestion: () => setQuestion(null),
  };
}

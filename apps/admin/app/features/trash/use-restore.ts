import type { RestoreRequest, TrashItem } from '@buddyline/domain/trash';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notifySuccess } from '../../notify/notify.ts';
import { countedText } from '../../shared/counts/counted.ts';
import { neighbourOf } from '../../shared/list/neighbour.ts';
import { recordPath } from '../../shared/page/record-path.ts';
import {
  restoreMutation,
  restoreOwnerFirstMutation,
  type RestoreOutcome,
} from './trash-queries.ts';

type Question = Exclude<RestoreOutcome, { kind: 'restored' }>;

/**
 * Restores items of the trash. What stands in the way is asked in a dialog; afterwards the next item has the
 * focus, and a toast leads to what came back.
 */
export function useRestore() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const plain = useMutation(restoreMutation(client));
  const ownerFirst = useMutation(restoreOwnerFirstMutation(client));
  const [question, setQuestion] = useState<Question | null>(null);

  function report(outcome: RestoreOutcome, focusNext: () => void) {
    if (outcome.kind !== 'restored') return setQuestion(outcome);
    setQuestion(null);
    const { item, text, data } = outcome;
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

  function restore(item: TrashItem, replacements?: RestoreRequest) {
    const focusNext = neighbourOf(item.id);
    plain.mutate(
      { item, ...(replacements && { replacements }) },
      { onSuccess: (outcome) => report(outcome, focusNext) },
    );
  }

  function restoreOwnerFirst(item: TrashItem) {
    const focusNext = neighbourOf(item.id);
    ownerFirst.mutate(item, { onSuccess: (outcome) => report(outcome, focusNext) });
  }

  const running = plain.isPending ? plain.variables.item : ownerFirst.variables;
  const isPending = plain.isPending || ownerFirst.isPending;
  return {
    restore,
    restoreOwnerFirst,
    /** The item that is being restored. */
    pendingId: isPending ? (running?.id ?? null) : null,
    question,
    closeQuestion: () => setQuestion(null),
  };
}

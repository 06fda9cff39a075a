import { bounds } from '@buddyline/domain/constants';
import type { User } from '@buddyline/domain/user';
import { newIdempotencyKey } from '@buddyline/api-client/idempotency-key';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { storedUserId } from '../../../../session/session-hints.ts';
import { useNow } from '../../../../shared/text/now.ts';
import { actionMutation } from '../moderation-queries.ts';
import {
  type ActionDraft,
  actionDrafts,
  type ActionField,
  type ActionProblem,
  type ActionStep,
  forStep,
  newDraft,
  problemsOf,
} from './action-draft.ts';

/** The chosen step about a person, its draft, and sending it. */
export function useAction(user: User, first: ActionStep | undefined, onDone: () => void) {
  const { t } = useLingui();
  const [personId] = useState(storedUserId);
  const draftKey = { personId: personId ?? '', itemId: user.id };
  const stored = actionDrafts.useDraft(draftKey);
  const [step, setStep] = useState<ActionStep>(first ?? stored?.step ?? 'note');
  const [draft, setDraft] = useState<ActionDraft>(() => newDraft(step));
  const send = useMutation(actionMutation(useQueryClient(), user.id, draftKey));
  /** Until the answer, nothing may change; a second press may come before the first has been rendered. */
  const isSending = useRef(false);
  const [isChecked, setChecked] = useState(false);
  // What is chosen before anything is typed is in no draft yet.
  const shown = stored ?? draft;
  // The dialog was opened for another step than the one the draft is for.
  useLayoutEffect(() => {
    if (stored && stored.step !== step) actionDrafts.write(draftKey, forStep(step, stored));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, before anything is chosen here
  }, []);

  const sentences: Record<ActionProblem, string> = {
    missing: t`Write something first.`,
    'too-long': t`At most ${bounds.messageMax} characters.`,
    past: t`Choose a day in the future.`,
  };
  const problems = problemsOf(step, shown, useNow());
  const errorOf = (field: ActionField) => {
    const problem = problems[field];
    if (!isChecked || problem === undefined) return undefined;
    return field === 'day' && problem === 'missing' ? sentences.past : sentences[problem];
  };

  function change(changes: Partial<ActionDraft>) {
    if (isSending.current) return;
    const next = { ...shown, step, ...changes, key: newIdempotencyKey() };
    setDraft(next);
    actionDrafts.write(draftKey, next);
  }

  return {
    step,
    draft: shown,
    isDrafted: stored !== null,
    pending: send.isPending,
    error: send.error?.message ?? null,
    errorOf,
    /** Whether nothing is missing. */
    isReady: Object.keys(problems).length === 0,
    change,
    choose: (next: ActionStep) => {
      if (isSending.current) return;
      setStep(next);
      setChecked(false);
      send.reset();
      const moved = forStep(next, shown);
      setDraft(moved);
      if (stored) actionDrafts.write(draftKey, moved);
    },
    discard: () => {
      if (isSending.current) return;
      const empty = newDraft(step);
      setDraft(empty);
      setChecked(false);
      actionDrafts.write(draftKey, empty);
    },
    /** @returns the first field that is wrong, if any; then nothing is sent */
    submit: (): string | null => {
      if (step === 'delete' || isSending.current) return null;
      const [wrong = null] = Object.keys(problems);
      setChecked(wrong !== null);
      if (wrong === null) {
        isSending.current = true;
        send.mutate(
          { step, draft: shown },
          {
            onSettled: () => {
              isSending.current = false;
            },
            onSuccess: () => {
              setDraft(newDraft(step));
              onDone();
            },
          },
        );
      }
      return wrong;
    },
  };
}

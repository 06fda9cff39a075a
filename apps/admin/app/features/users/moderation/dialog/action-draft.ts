import { newIdempotencyKey } from '@buddyline/api-client/idempotency-key';
import { bounds } from '@buddyline/domain/constants';
import { isIsoDate } from '@buddyline/domain/dates';
import { type SanctionKind, sanctionKinds, suspensionLengths } from '@buddyline/domain/sanction';
import type { SanctionCreate } from '@buddyline/domain/sanction-forms';
import * as v from 'valibot';
import { draftStore } from '../../../../shared/form/draft-store.ts';

/** What staff can do about a person, the mildest first. */
export const actionSteps = ['note', ...sanctionKinds, 'delete'] as const;
export type ActionStep = (typeof actionSteps)[number];

/** How long a suspension lasts; `day` is a chosen day. */
export const lengthChoices = [...suspensionLengths, 'day'] as const;
export type LengthChoice = (typeof lengthChoices)[number];

const draftSchema = v.object({
  step: v.picklist(actionSteps),
  /** The reason: the title of a prepared text, or none. */
  rule: v.string(),
  /** The text that the reason filled in, which is for one kind of step only. */
  prepared: v.optional(v.object({ kind: v.picklist(sanctionKinds), text: v.string() })),
  /** What the person reads. */
  toPerson: v.string(),
  /** What only staff read: the note itself, or what goes along with another step. */
  forStaff: v.string(),
  isPinned: v.boolean(),
  length: v.picklist(lengthChoices),
  day: v.string(),
  hidePosts: v.boolean(),
  /** Sent with it, so that the same from two tabs, or after a lost answer, is done once. */
  key: v.string(),
});
export type ActionDraft = v.InferOutput<typeof draftSchema>;

/** One draft for each person on whom staff take action. */
export const actionDrafts = draftStore({
  name: 'action',
  schema: draftSchema,
  isEmpty: ({ toPerson, forStaff }) => toPerson.trim() === '' && forStaff.trim() === '',
});

export function newDraft(step: ActionStep): ActionDraft {
  return {
    step,
    rule: '',
    toPerson: '',
    forStaff: '',
    isPinned: false,
    length: '7-days',
    day: '',
    hidePosts: false,
    key: newIdempotencyKey(),
  };
}

type Reason = Pick<ActionDraft, 'rule' | 'prepared' | 'toPerson'>;

/** A reason brings its text, after what was typed; the text of the reason before leaves, unless it was edited. */
export function withReason(
  draft: ActionDraft,
  kind: SanctionKind,
  preset: { title: string; text: string } | undefined,
): Reason {
  const typed = typedPart(draft);
  if (!preset) return { rule: '', prepared: undefined, toPerson: typed };
  const { title: rule, text } = preset;
  const isRepeated = typed.trim() === text.trim();
  const toPerson = typed.trim() === '' || isRepeated ? text : `${typed.trim()}\n\n${text}`;
  return { rule, prepared: { kind, text }, toPerson };
}

/** The draft for another step: a reason, and its text unless it was edited, leave with the kind they are for. */
export function forStep(step: ActionStep, draft: ActionDraft): ActionDraft {
  const { prepared } = draft;
  const stays = prepared === undefined || step === prepared.kind || !isKind(step);
  const reason = stays ? {} : withReason(draft, step, undefined);
  return { ...draft, ...reason, step, key: newIdempotencyKey() };
}

const isKind = (step: ActionStep): step is SanctionKind =>
  sanctionKinds.some((one) => one === step);

function typedPart({ toPerson, prepared }: ActionDraft): string {
  if (prepared === undefined || !toPerson.endsWith(prepared.text)) return toPerson;
  return toPerson.slice(0, -prepared.text.length).trimEnd();
}

/** What remains of a draft after a step: a note says nothing to the person, so their text is still unsent. */
export function afterStep(step: ActionStep, draft: ActionDraft): ActionDraft {
  const rest = step === 'note' ? draft : newDraft(step);
  return { ...rest, forStaff: '', isPinned: false, key: newIdempotencyKey() };
}

/** What is sent for a step of which the person is notified. */
export function sanctionOf(
  kind: SanctionCreate['kind'],
  { rule, toPerson, forStaff, length, day, hidePosts }: ActionDraft,
): SanctionCreate {
  const texts = {
    publicText: toPerson.trim(),
    ...(rule !== '' && { rule }),
    ...(forStaff.trim() !== '' && { internalText: forStaff.trim() }),
  };
  if (kind !== 'suspension') return { kind, ...texts };
  return { kind, ...texts, length: length === 'day' ? day : length, hidePosts };
}

/** The fields that can be wrong. */
export type ActionField = 'toPerson' | 'forStaff' | 'day';
export type ActionProblem = 'missing' | 'too-long' | 'past';

/** What is wrong with a draft, in the order of its fields. */
export function problemsOf(
  step: ActionStep,
  draft: ActionDraft,
  now: Date,
): Partial<Record<ActionField, ActionProblem>> {
  const problems: Partial<Record<ActionField, ActionProblem>> = {};
  const toPerson = step !== 'note' && textProblem(draft.toPerson, true);
  const forStaff = textProblem(draft.forStaff, step === 'note');
  if (step === 'suspension' && draft.length === 'day') {
    if (!isIsoDate(draft.day)) problems.day = 'missing';
    else if (Date.parse(draft.day) <= now.getTime()) problems.day = 'past';
  }
  if (toPerson) problems.toPerson = toPerson;
  if (forStaff) problems.forStaff = forStaff;
  return problems;
}

function textProblem(text: string, isRequired: boolean): ActionProblem | null {
  const { length } = text.trim();
  if (length > bounds.messageMax) return 'too-long';
  return isRequired && length === 0 ? 'missing' : null;
}

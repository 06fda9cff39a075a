import { beforeEach, describe, expect, it } from 'vitest';
import { actionDrafts, afterStep, newDraft, problemsOf, sanctionOf } from './action-draft.ts';

const now = new Date('2026-11-23T12:00:00Z');
const place = { personId: 'ada', itemId: 'mira' };

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  it('are kept per person who writes and person written about, and go when they are empty', () => {
    const draft = { ...newDraft('warning'), toPerson: 'Stop.' };
    actionDrafts.write(place, draft);
    expect(actionDrafts.read(place)).toEqual(draft);
    expect(actionDrafts.read({ ...place, personId: 'omar' })).toBeNull();
    expect(actionDrafts.read({ ...place, itemId: 'lena' })).toBeNull();
    actionDrafts.write(place, { ...draft, toPerson: ' ' });
    expect(actionDrafts.read(place)).toBeNull();
  });

  it('that cannot be read are none', () => {
    localStorage.setItem('action_drafts ada', '{"mira":{"step":"ban"}}');
    expect(actionDrafts.read(place)).toBeNull();
  });

  it('keep the text to the person after a note, and nothing after a warning', () => {
    const draft = { ...newDraft('note'), toPerson: 'Half', forStaff: 'Known.' };
    expect(afterStep('note', draft)).toMatchObject({ toPerson: 'Half', forStaff: '' });
    expect(afterStep('warning', draft)).toMatchObject({ toPerson: '', forStaff: '' });
    expect(afterStep('note', draft).key).not.toBe(draft.key);
  });
});

describe('problemsOf', () => {
  it.each([
    ['note', {}, { forStaff: 'missing' }],
    ['message', {}, { toPerson: 'missing' }],
    ['warning', { toPerson: 'x'.repeat(5_001) }, { toPerson: 'too-long' }],
    ['suspension', { toPerson: 'Spam.', length: 'day', day: '' }, { day: 'missing' }],
    ['suspension', { toPerson: 'Spam.', length: 'day', day: '2026-11-23' }, { day: 'past' }],
    ['suspension', { toPerson: 'Spam.', length: 'day', day: '2026-11-24' }, {}],
  ] as const)('%s %j', (step, given, problems) => {
    expect(problemsOf(step, { ...newDraft(step), ...given }, now)).toEqual(problems);
  });
});

it('what only staff read is never what the person reads', () => {
  const draft = { ...newDraft('warning'), toPerson: ' Stop. ', forStaff: ' Third time. ' };
  expect(sanctionOf('warning', draft)).toEqual({
    kind: 'warning',
    publicText: 'Stop.',
    internalText: 'Third time.',
  });
  expect(sanctionOf('suspension', { ...draft, length: 'day', day: '2099-01-02' })).toMatchObject({
    length: '2099-01-02',
    hidePosts: false,
  });
});

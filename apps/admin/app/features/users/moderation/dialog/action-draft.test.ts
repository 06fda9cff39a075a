import { beforeEach, describe, expect, it } from 'vitest';
import {
  actionDrafts,
  type ActionDraft,
  afterStep,
  forStep,
  newDraft,
  problemsOf,
  sanctionOf,
  withReason,
} from './action-draft.ts';

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

describe('a prepared text', () => {
  const rules = { title: 'Repeated violations', text: 'Your account is suspended.' };
  const spam = { title: 'Spam', text: 'No advertising.' };
  const drafted = (typed = ''): ActionDraft => {
    const draft = { ...newDraft('suspension'), toPerson: typed };
    return { ...draft, ...withReason(draft, 'suspension', rules) };
  };

  it.each(['warning', 'message'] as const)('leaves with its reason for a %s', (step) => {
    const draft = forStep(step, drafted());
    expect(draft).toMatchObject({ step, rule: '', toPerson: '' });
    expect(sanctionOf(step, draft)).not.toHaveProperty('rule');
  });

  it('leaves what was typed before it', () => {
    expect(forStep('warning', drafted('Hello Omar,')).toPerson).toBe('Hello Omar,');
  });

  it('that was edited stays, without its reason', () => {
    const draft = { ...drafted(), toPerson: 'Your account is suspended. Sorry.' };
    expect(forStep('warning', draft)).toMatchObject({ rule: '', toPerson: draft.toPerson });
  });

  it.each(['note', 'delete', 'suspension'] as const)(
    'stays for a %s, which does not send it',
    (step) => {
      expect(forStep('suspension', forStep(step, drafted()))).toMatchObject({
        rule: rules.title,
        toPerson: rules.text,
      });
    },
  );

  it('is replaced by that of another reason, and leaves when none is chosen', () => {
    const draft = drafted('Hello Omar,');
    const other = withReason(draft, 'suspension', spam);
    expect(other).toMatchObject({ rule: 'Spam', toPerson: 'Hello Omar,\n\nNo advertising.' });
    expect(withReason({ ...draft, ...other }, 'suspension', undefined)).toMatchObject({
      rule: '',
      toPerson: 'Hello Omar,',
    });
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

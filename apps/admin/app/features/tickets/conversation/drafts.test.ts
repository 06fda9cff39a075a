import { beforeEach, expect, it } from 'vitest';
import {
  beginAttempt,
  forgetAttempt,
  forgetSentDraft,
  giveBackDraft,
  readDraft,
  writeDraft,
} from './drafts.ts';

const place = { personId: 'ada', itemId: '1' };
const draft = { text: 'Half an answer', isInternal: false, seen: null };

beforeEach(() => localStorage.clear());

it('a draft is kept per ticket and per person', () => {
  writeDraft(place, draft);
  expect(readDraft(place)).toEqual(draft);
  expect(readDraft({ ...place, itemId: '2' })).toBeNull();
  expect(readDraft({ ...place, personId: 'ines' })).toBeNull();
});

it('an empty text removes the draft', () => {
  writeDraft(place, draft);
  writeDraft(place, { ...draft, text: '' });
  expect(readDraft(place)).toBeNull();
});

it('of more than 50 drafts the oldest go', () => {
  const at = (index: number) => ({ ...place, itemId: `ticket-${index}` });
  for (let index = 0; index < 52; index += 1) writeDraft(at(index), draft);
  expect([0, 1, 2, 51].map((index) => readDraft(at(index)) !== null)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('what was sent is forgotten, but not what was typed meanwhile', () => {
  writeDraft(place, { ...draft, text: `${draft.text} ` });
  forgetSentDraft(place, draft.text);
  expect(readDraft(place)).toBeNull();
  writeDraft(place, { ...draft, text: 'Something else' });
  forgetSentDraft(place, draft.text);
  expect(readDraft(place)?.text).toBe('Something else');
});

it('a text that was taken back comes before a note begun since, which stays a note', () => {
  giveBackDraft(place, draft);
  expect(readDraft(place)).toEqual(draft);
  writeDraft(place, { ...draft, text: 'Between us', isInternal: true });
  giveBackDraft(place, draft);
  expect(readDraft(place)).toMatchObject({
    text: 'Half an answer\n\nBetween us',
    isInternal: true,
  });
});

it('an entry that is no list of drafts counts as none', () => {
  localStorage.setItem('ticket_drafts ada', '{"1":');
  expect(readDraft(place)).toBeNull();
  localStorage.setItem('ticket_drafts ada', '[{}]');
  expect(readDraft(place)).toBeNull();
});

it('sending a draft again has the key of the first attempt, until the text is another', () => {
  writeDraft(place, draft);
  const first = beginAttempt(place);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(beginAttempt(place)).toBe(first);
  writeDraft(place, { ...draft, text: 'Another answer' });
  expect(beginAttempt(place)).not.toBe(first);
});

it('a text that was taken back is sent with a new key', () => {
  writeDraft(place, draft);
  const first = beginAttempt(place);
  forgetSentDraft(place, draft.text);
  giveBackDraft(place, draft);
  const second = beginAttempt(place);
  expect(second).not.toBe(first);
  forgetAttempt(place);
  expect(readDraft(place)).toEqual(draft);
  expect(beginAttempt(place)).not.toBe(second);
});

it('a draft keeps its key from before the status was no longer stored with it', () => {
  const attempt = { key: 'f'.repeat(32), status: 'CLOSED' };
  localStorage.setItem('ticket_drafts ada', JSON.stringify({ 1: { ...draft, attempt } }));
  expect(beginAttempt(place)).toBe(attempt.key);
});

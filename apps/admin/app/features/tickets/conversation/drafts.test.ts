import { beforeEach, expect, it } from 'vitest';
import {
  beginAttempt,
  forgetAttempt,
  forgetSentDraft,
  giveBackDraft,
  readDraft,
  writeDraft,
} from './drafts.ts';

const draftKey = { personId: 'ada', itemId: '1' };
const draft = { text: 'Half an answer', isInternal: false, seen: null };

beforeEach(() => localStorage.clear());

it('a draft is kept per ticket and per person', () => {
  writeDraft(draftKey, draft);
  expect(readDraft(draftKey)).toEqual(draft);
  expect(readDraft({ ...draftKey, itemId: '2' })).toBeNull();
  expect(readDraft({ ...draftKey, personId: 'ines' })).toBeNull();
});

it('an empty text removes the draft', () => {
  writeDraft(draftKey, draft);
  writeDraft(draftKey, { ...draft, text: '' });
  expect(readDraft(draftKey)).toBeNull();
});

it('of more than 50 drafts the oldest go', () => {
  const at = (index: number) => ({ ...draftKey, itemId: `ticket-${index}` });
  for (let index = 0; index < 52; index += 1) writeDraft(at(index), draft);
  expect([0, 1, 2, 51].map((index) => readDraft(at(index)) !== null)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('what was sent is forgotten, but not what was typed meanwhile', () => {
  writeDraft(draftKey, { ...draft, text: `${draft.text} ` });
  forgetSentDraft(draftKey, draft.text);
  expect(readDraft(draftKey)).toBeNull();
  writeDraft(draftKey, { ...draft, text: 'Something else' });
  forgetSentDraft(draftKey, draft.text);
  expect(readDraft(draftKey)?.text).toBe('Something else');
});

it.each([
  ['Half an answer\n\nOne more thing', 'One more thing'],
  ['Half an answer more', 'more'],
  ['Half an answers', 'Half an answers'],
])('of "%s" what was added after the sent text stays', (text, rest) => {
  writeDraft(draftKey, { ...draft, text });
  forgetSentDraft(draftKey, `${draft.text} `);
  expect(readDraft(draftKey)?.text).toBe(rest);
});

it('a text that was taken back comes before a note begun since, which stays a note', () => {
  giveBackDraft(draftKey, draft);
  expect(readDraft(draftKey)).toEqual(draft);
  writeDraft(draftKey, { ...draft, text: 'Between us', isInternal: true });
  giveBackDraft(draftKey, draft);
  expect(readDraft(draftKey)).toMatchObject({
    text: 'Half an answer\n\nBetween us',
    isInternal: true,
  });
});

it('an entry that is no list of drafts counts as none', () => {
  localStorage.setItem('ticket_drafts ada', '{"1":');
  expect(readDraft(draftKey)).toBeNull();
  localStorage.setItem('ticket_drafts ada', '[{}]');
  expect(readDraft(draftKey)).toBeNull();
});

it('sending a draft again has the key of the first attempt, until the text is another', () => {
  writeDraft(draftKey, draft);
  const first = beginAttempt(draftKey);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(beginAttempt(draftKey)).toBe(first);
  writeDraft(draftKey, { ...draft, text: 'Another answer' });
  expect(beginAttempt(draftKey)).not.toBe(first);
});

it('a text that was taken back is sent with a new key', () => {
  writeDraft(draftKey, draft);
  const first = beginAttempt(draftKey);
  forgetSentDraft(draftKey, draft.text);
  giveBackDraft(draftKey, draft);
  const second = beginAttempt(draftKey);
  expect(second).not.toBe(first);
  forgetAttempt(draftKey);
  expect(readDraft(draftKey)).toEqual(draft);
  expect(beginAttempt(draftKey)).not.toBe(second);
});

it('a draft keeps its key from before the status was no longer stored with it', () => {
  const attempt = { key: 'f'.repeat(32), status: 'CLOSED' };
  localStorage.setItem('ticket_drafts ada', JSON.stringify({ 1: { ...draft, attempt } }));
  expect(beginAttempt(draftKey)).toBe(attempt.key);
});

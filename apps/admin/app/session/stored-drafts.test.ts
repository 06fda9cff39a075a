import { beforeEach, expect, test } from 'vitest';
import { clearHints, writeHints } from './session-hints.ts';
import { draftsKey, forgetDraftsOnSharedComputer } from './stored-drafts.ts';

const own = draftsKey('ticket', 'ada');
const others = draftsKey('ticket', 'ines');

beforeEach(() => {
  localStorage.clear();
  for (const key of [own, draftsKey('action', 'ada'), others]) localStorage.setItem(key, '{}');
});

function signInAndOut(remember: boolean): string[] {
  writeHints({ userId: 'ada', role: 'ADMIN', remember });
  forgetDraftsOnSharedComputer('ada');
  clearHints();
  return Object.keys(localStorage).filter((key) => key.includes('drafts'));
}

test('who logs out of a shared computer leaves no drafts there; other people’s stay', () => {
  expect(signInAndOut(false)).toEqual([others]);
});

test('on an own computer the drafts wait for the next sign-in', () => {
  expect(signInAndOut(true)).toContain(own);
});

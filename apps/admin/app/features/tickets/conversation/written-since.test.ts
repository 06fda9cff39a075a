import type { TicketMessage } from '@buddyline/domain/ticket-message';
import { expect, it } from 'vitest';
import { lastOfOthers, writtenSince } from './written-since.ts';

function message(id: string, by: string): TicketMessage {
  const author = { id: by, name: by };
  const [isStaff, isInternal] = [true, false];
  return { id, author, isStaff, isInternal, body: id, at: null, dueAt: null, mail: null };
}

const messages = [message('1', 'mira'), message('2', 'ada'), message('3', 'ines')];
const since = (seen: string | null) => writtenSince(messages, seen, 'ada').map(({ id }) => id);

it('only what others have written after the last message seen counts', () => {
  expect(lastOfOthers(messages, 'ada')).toBe('3');
  expect(lastOfOthers([], 'ada')).toBeNull();
  expect(since('3')).toEqual([]);
  expect(since('1')).toEqual(['3']);
  expect(since(null)).toEqual(['1', '3']);
});

it('if the message is gone, everything of others counts', () => {
  expect(since('taken back')).toEqual(['1', '3']);
});

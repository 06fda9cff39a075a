import type { TicketMessage } from '@buddyline/domain/ticket-message';

/** The last message of anybody but this person; null without any. */
export function lastOfOthers(messages: readonly TicketMessage[], personId: string): string | null {
  return messages.findLast(({ author }) => author?.id !== personId)?.id ?? null;
}

/** What others have written after a message, or at all if that message is gone. */
export function writtenSince(
  messages: readonly TicketMessage[],
  seen: string | null,
  personId: string,
): TicketMessage[] {
  const start = messages.findIndex(({ id }) => id === seen) + 1;
  return messages.slice(start).filter(({ author }) => author?.id !== personId);
}

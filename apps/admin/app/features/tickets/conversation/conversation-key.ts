import { itemKey } from '../../../shared/query/item-caches.ts';

/** Begins with the ticket's key, so that whatever refreshes the ticket refreshes its conversation too. */
export const conversationKey = (ticketId: string) =>
  [...itemKey('tickets', ticketId), 'messages'] as const;

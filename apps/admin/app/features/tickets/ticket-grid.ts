/** One, two or three cards side by side, by the room there is; nine fill three rows. */
export const ticketGrid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

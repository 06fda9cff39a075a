/** One, two or three columns of cards, by breakpoint; a page of nine fills three rows. */
export const ticketGrid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** One, two or three columns of cards, by breakpoint; a page of nine fills three rows. Compact: rows. */
export const ticketGrid =
  'grid gap-4 sm:grid-cols-2 xl:grid-cols-3 compact:grid-cols-1 compact:gap-1.5';

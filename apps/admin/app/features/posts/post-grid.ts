/** One, two or three columns of cards, by breakpoint. Compact: rows. */
export const postGrid =
  'grid gap-5 sm:grid-cols-2 xl:grid-cols-3 compact:grid-cols-1 compact:gap-1.5';

/** One, two or three columns of cards, by breakpoint. */
export const diveCardGrid = 'grid gap-5 md:grid-cols-2 xl:grid-cols-3';

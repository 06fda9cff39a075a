/** One, two or three cards beside each other, by the room there is. */
export const diveCardGrid = 'grid gap-5 md:grid-cols-2 xl:grid-cols-3';

/** Longer than it takes to notice that something else has come to the place of what was pressed, ms. */
export const noticedMs = 800;

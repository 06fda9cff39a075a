/** What this deployment calls itself: `BRAND` when the panel is built. */
export const brand: string = import.meta.env.BRAND;

/** The day in this browser's time zone as YYYY-MM-DD, which is the Swedish format. */
export const todayHere = (): string => new Date().toLocaleDateString('sv-SE');

export const minutesPerDay = 24 * 60;

/** 'HH:MM' of minutes since midnight, which may be those of another day. */
export function clockOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

import { useNow } from '../../shared/time/now.ts';

/** Today's date in the browser's time zone as YYYY-MM-DD, which is the Swedish format. */
export function useToday(): string {
  return useNow().toLocaleDateString('sv-SE');
}

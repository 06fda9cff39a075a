import { visitorTimeZone } from '../../request-context.ts';
import { useNow } from '../../shared/text/now.ts';

/** Today's date in the browser's time zone as YYYY-MM-DD, which is the Swedish format. */
export function useToday(): string {
  return useNow().toLocaleDateString('sv-SE', visitorTimeZone());
}

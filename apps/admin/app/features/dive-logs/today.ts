import { useNow } from '../../shared/time/now.ts';

/** The reader's own date as YYYY-MM-DD, which is how Swedes write one. */
export function useToday(): string {
  return useNow().toLocaleDateString('sv-SE');
}

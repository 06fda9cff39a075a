import type { MessageKey } from '@buddyline/domain/messages';
import { rememberedUnits } from '../../../language/remembered-view.ts';
import { sharedText } from '../../../language/texts.ts';

/** A finding's sentence, with its bounds in the unit that leads. */
export function findingText(message: MessageKey): string {
  const isMetric = message === 'finding.water-temperature' && rememberedUnits() === 'metric';
  return sharedText(isMetric ? 'finding.water-temperature-metric' : message);
}

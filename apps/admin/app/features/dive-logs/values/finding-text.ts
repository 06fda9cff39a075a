import type { MessageKey } from '@buddyline/domain/messages';
import { rememberedUnits } from '../../../language/remembered-view.ts';
import { sharedText } from '../../../language/texts.ts';

/** The sentences with bounds in other units. */
const metric: Partial<Record<MessageKey, MessageKey>> = {
  'finding.maximum-depth': 'finding.maximum-depth-metric',
  'finding.water-temperature': 'finding.water-temperature-metric',
};

/** A finding's sentence, with its bounds in the unit that leads. */
export function findingText(message: MessageKey): string {
  return sharedText((rememberedUnits() === 'metric' && metric[message]) || message);
}

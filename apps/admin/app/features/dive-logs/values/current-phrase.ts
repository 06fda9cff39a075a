import type { CurrentCondition } from '@buddyline/domain/dive-log';
import { statusText } from '@buddyline/domain/status-text';
import { t } from '@lingui/core/macro';
import Wind from 'lucide-react/icons/wind';
import type { Chip } from './dive-marks.ts';

/** The current as a phrase: 'mild current'. */
export function currentPhrase(condition: string): string {
  const phrases: Partial<Record<string, string>> = {
    NONE: t`no current`,
    MILD: t`mild current`,
    STRONG: t`strong current`,
  } satisfies Record<CurrentCondition, string>;
  return (Object.hasOwn(phrases, condition) && phrases[condition]) || statusText(condition);
}

export function currentChip(condition: string): Chip {
  return { key: condition, text: currentPhrase(condition), icon: Wind };
}

import type { ActivityChanges } from '@buddyline/domain/activity';

/** As in `noted_value`, see `baseline/activity.ts`. */
const longestText = 2_000;

/** A text in an entry that a statement of its own writes; a long one is cut. */
export function entryText(text: string | null): ActivityChanges[string]['from'] {
  const characters = Array.from(text ?? '');
  if (text === null || characters.length <= longestText) return text;
  return { text: characters.slice(0, longestText).join(''), length: characters.length };
}

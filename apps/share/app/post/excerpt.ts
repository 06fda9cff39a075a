import { closedLine } from '@buddyline/domain/text';
import { graphemesOf } from '../graphemes.ts';

/** Characters that may be dropped so that the cut falls after a whole word. */
const lookBack = 24;

/**
 * The beginning of a text on one line, at most `max` UTF-16 units with its ellipsis. It is cut
 * between words where possible, and never inside a grapheme. It keeps its direction to itself.
 */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return closedLine(line);
  let end = 0;
  for (const { index, segment } of graphemesOf(line.slice(0, max + lookBack))) {
    if (index + segment.length > max - 1) break;
    end = index + segment.length;
  }
  const kept = line.slice(0, end);
  const space = kept.lastIndexOf(' ');
  const whole =
    line[end] !== ' ' && space > Math.max(0, end - lookBack) ? kept.slice(0, space) : kept;
  return closedLine(`${whole.replace(/(?<![\s.,;:،؛])[\s.,;:،؛]+$/, '')}…`);
}

import { closedLine } from '@buddyline/domain/text';

/** The first words of a text, to distinguish the labels of buttons on different posts. */
export function beginning(text: string): string {
  const [start = ''] = /^.{0,40}/su.exec(text) ?? [];
  return closedLine(start.length < text.length ? `${start.trimEnd()}…` : text);
}

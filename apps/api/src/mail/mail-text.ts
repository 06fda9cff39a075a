import type { RenderedMail, RenderedPart } from './rendered-mail.ts';

/** The plain text of a mail, one blank line between its parts. */
export function mailText({ parts, footer }: RenderedMail): string {
  return [...parts.map(textOf), `-- \n${footer}`].join('\n\n');
}

/** Codes and addresses stand on lines of their own, so that no sentence turns them around. */
function textOf(part: RenderedPart): string {
  if (part.kind === 'code') return part.code;
  // Each line has the direction of its first letter.
  if (part.kind === 'quote') return part.lines;
  return part.kind === 'link' ? `${part.words}\n${part.link}` : part.words;
}

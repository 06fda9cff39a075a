import type { PropsWithChildren } from 'react';

/**
 * The element of a text of `<Trans>` or `<Plural>`. Page translators put each text of a page into an element of their
 * own. React then cannot remove a text that stands beside others, nor insert something before it; an element it can.
 */
export function TextElement({ children }: PropsWithChildren) {
  return <span>{children}</span>;
}

import { closedLine } from '@buddyline/domain/text';
import { directionOf } from '@buddyline/i18n/words-direction';
import { splitRuns } from '@buddyline/i18n/words-runs';
import { WordRuns } from '@buddyline/ui/word-runs';
import type { ComponentProps, JSX } from 'react';

interface Props extends Pick<ComponentProps<'bdi'>, 'className'> {
  /** The element; an inline `bdi` by default. */
  as?: 'bdi' | 'span' | 'h2' | 'h3';
  /** What of it says its direction; all of it by default. */
  ownWords?: string;
  children: string | null | undefined;
}

/** User-written text, with the direction and language of most of its letters. */
export function UserText({ as: Tag = 'bdi', ownWords, children, className }: Props): JSX.Element {
  return (
    <Tag {...directionOf(ownWords || (children ?? ''))} className={className}>
      {children && <WordRuns parts={splitRuns(closedLine(children))} />}
    </Tag>
  );
}

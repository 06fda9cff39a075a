import { directionOf } from '@buddyline/i18n/words-direction';
import type { ComponentProps, JSX } from 'react';
import { WordRuns } from './word-runs.tsx';

interface Props extends Pick<ComponentProps<'bdi'>, 'className'> {
  /** The element; without one, words within a line of ours. */
  as?: 'bdi' | 'span' | 'h2' | 'h3';
  children: string | null | undefined;
}

/** Names, titles and posts, in the direction and the language that most of their letters have. */
export function Words({ as: Tag = 'bdi', children, className }: Props): JSX.Element {
  return (
    <Tag {...directionOf(children ?? '')} className={className}>
      {children && <WordRuns>{children}</WordRuns>}
    </Tag>
  );
}

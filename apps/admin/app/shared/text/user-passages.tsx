import { passagesOf } from '@buddyline/i18n/words-passages';
import { splitRuns } from '@buddyline/i18n/words-runs';
import { WordRuns } from '@buddyline/ui/word-runs';
import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<typeof WordRuns>, 'shown'> {
  children: string;
  className?: string;
}

/** A text of several lines, with the direction and alignment set per passage (English or Arabic). */
export function UserPassages({ children, className = '', shown }: Props) {
  return (
    <div
      className={`overflow-clip wrap-anywhere whitespace-pre-line [overflow-clip-margin:0.5em] ${className}`}
    >
      {passagesOf(children).map(({ text, ...direction }, at) => (
        <p key={at} {...direction} className="me-auto">
          <WordRuns parts={splitRuns(text)} shown={shown} />
        </p>
      ))}
    </div>
  );
}

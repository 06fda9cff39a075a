import { passagesOf } from '@buddyline/i18n/words-passages';
import { WordRuns } from './word-runs.tsx';

interface Props {
  children: string;
  className?: string;
}

/** A text of several lines, with the direction and alignment set per passage (English or Arabic). */
export function WordsPassages({ children, className = '' }: Props) {
  return (
    <div
      className={`overflow-clip wrap-anywhere whitespace-pre-line [overflow-clip-margin:0.5em] ${className}`}
    >
      {passagesOf(children).map(({ text, ...direction }, at) => (
        <p key={at} {...direction} className="me-auto">
          <WordRuns>{text}</WordRuns>
        </p>
      ))}
    </div>
  );
}

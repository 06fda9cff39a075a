import { linesOf } from '@buddyline/i18n/words-lines';
import { WordRuns } from './word-runs.tsx';

interface Props {
  children: string;
  className?: string;
}

/** A text of several lines: one may be English, and the next one Arabic. */
export function WordsLines({ children, className = '' }: Props) {
  return (
    <div className={`wrap-anywhere ${className}`}>
      {linesOf(children).map(({ text, ...direction }, at) => (
        <p key={at} {...direction} className="min-h-lh">
          <WordRuns>{text}</WordRuns>
        </p>
      ))}
    </div>
  );
}

import { passagesOf } from '@buddyline/i18n/words-passages';
import { splitRuns } from '@buddyline/i18n/words-runs';
import { NamedPersonLink } from '../person/named-person-link.tsx';

interface Props {
  children: string;
  className?: string;
}

/** Like `WordsPassages`, and each @name leads to that person. */
export function LinkedPassages({ children, className = '' }: Props) {
  return (
    <div className={`wrap-anywhere whitespace-pre-line ${className}`}>
      {passagesOf(children).map(({ text, ...direction }, at) => (
        <p key={at} {...direction} className="me-auto">
          {splitRuns(text).map((run, index) =>
            index % 2 === 0 ? run : <Run key={index}>{run}</Run>,
          )}
        </p>
      ))}
    </div>
  );
}

/** A username or a phone number, isolated left-to-right. */
function Run({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="inline-block">
      {children.startsWith('@') ? (
        <NamedPersonLink username={children.slice(1)} className="text-accent-ink underline">
          {children}
        </NamedPersonLink>
      ) : (
        children
      )}
    </bdi>
  );
}

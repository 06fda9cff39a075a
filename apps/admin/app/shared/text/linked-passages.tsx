import { passagesOf } from '@buddyline/i18n/words-passages';
import { mentionedBy, splitRuns } from '@buddyline/i18n/words-runs';
import { NamedPersonLink } from './named-person-link.tsx';

interface Props {
  children: string;
  className?: string;
}

/** Like `WordsPassages`, and each @name leads to that person. */
export function LinkedPassages({ children, className = '' }: Props) {
  return (
    <div
      className={`overflow-clip wrap-anywhere whitespace-pre-line [overflow-clip-margin:0.5em] ${className}`}
    >
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

/** A username, a phone number or an address, isolated left-to-right. */
function Run({ children }: { children: string }) {
  const username = mentionedBy(children);
  return (
    <bdi dir="ltr" className="inline-block">
      {username !== null ? (
        <NamedPersonLink username={username} className="text-accent-ink underline">
          {children}
        </NamedPersonLink>
      ) : (
        children
      )}
    </bdi>
  );
}

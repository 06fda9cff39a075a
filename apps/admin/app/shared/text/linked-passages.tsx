import { mentionedBy } from '@buddyline/i18n/words-runs';
import type { ComponentProps } from 'react';
import { NamedPersonLink } from './named-person-link.tsx';
import { WordsPassages } from './words-passages.tsx';

/** Like `WordsPassages`, and each @name leads to that person. */
export function LinkedPassages(props: Omit<ComponentProps<typeof WordsPassages>, 'shown'>) {
  return <WordsPassages {...props} shown={linked} />;
}

function linked(run: string) {
  const username = mentionedBy(run);
  if (username === null) return run;
  return (
    <NamedPersonLink username={username} className="text-accent-ink underline">
      {run}
    </NamedPersonLink>
  );
}

import { mentionedBy } from '@buddyline/i18n/words-runs';
import type { ComponentProps } from 'react';
import { NamedPersonLink } from './named-person-link.tsx';
import { UserPassages } from './user-passages.tsx';

/** Like `UserPassages`, and each @name leads to that person. */
export function LinkedPassages(props: Omit<ComponentProps<typeof UserPassages>, 'shown'>) {
  return <UserPassages {...props} shown={linked} />;
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

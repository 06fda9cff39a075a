import { buttonClasses } from '@buddyline/ui/button-classes';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { SelectableNoun } from '../../changes/select/select-state.ts';

interface ReadyView {
  name: MessageDescriptor;
  query: string;
}

/** What staff look for in each list; nobody has to save it. */
const readyViews: Record<SelectableNoun, readonly ReadyView[]> = {
  users: [
    { name: msg`Suspended users`, query: 'suspended=true' },
    { name: msg`Unverified users`, query: 'verified=false' },
  ],
  posts: [{ name: msg`Disabled posts`, query: 'hidden=true' }],
  certificates: [{ name: msg`Unverified divers`, query: 'verified=false' }],
  'dive-logs': [{ name: msg`Worth a check`, query: 'findings=true' }],
  tickets: [
    { name: msg`Unanswered`, query: 'unanswered=true' },
    { name: msg`My tickets`, query: 'taken=mine' },
    { name: msg`Unassigned`, query: 'taken=nobody' },
  ],
};

interface Props {
  noun: SelectableNoun;
  /** The query of what the list shows. */
  shown: string;
  onOpen: () => void;
}

/** The ready-made views of a list: links with filters, which are stored nowhere. */
export function ReadyViews({ noun, shown, onOpen }: Props) {
  const { i18n } = useLingui();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-xs text-ink-muted">
        <Trans>Ready-made</Trans>
      </h3>
      <div className="flex flex-wrap gap-2">
        {readyViews[noun].map(({ name, query }) => (
          <Link
            key={query}
            to={{ search: query }}
            onClick={onOpen}
            aria-current={query === shown ? 'true' : undefined}
            className={buttonClasses({
              variant: query === shown ? 'secondary' : 'outline',
              size: 'sm',
            })}
          >
            {i18n._(name)}
          </Link>
        ))}
      </div>
    </section>
  );
}

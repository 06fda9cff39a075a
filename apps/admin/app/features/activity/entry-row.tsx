import type { Activity } from '@buddyline/domain/activity';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EntrySentence, ItemName } from '../../shared/record/history/entry-sentence.tsx';
import { PutBack } from '../../shared/record/history/put-back.tsx';
import { useReasonName } from '../../shared/record/history/reason-name.ts';
import { countedText } from '../../shared/text/counted.ts';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { Ago } from '../../shared/text/ago.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { entryItemPath } from './entry-item-path.ts';
import { lookOf } from './verb-looks.ts';

/** An entry: a sentence with a link to the item, what was deleted along with it, the time, and the button 'Put back'. */
export function EntryRow({ entry }: { entry: Activity }) {
  const to = entryItemPath(entry, useFeature('trash'));
  return (
    <RowFrame entry={entry} end={<PutBack entry={entry} />}>
      {to === null ? (
        // Focusable for `j` and `k`, although there is nothing to open.
        <span tabIndex={-1} {...rowLink}>
          <EntrySentence entry={entry} />
        </span>
      ) : (
        <EntrySentence entry={entry} item={<ItemLink entry={entry} to={to} />} />
      )}
      <Details entry={entry} />
    </RowFrame>
  );
}

function ItemLink({ entry, to }: { entry: Activity; to: string }) {
  return (
    <Link
      to={to}
      {...rowLink}
      className="font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      <ItemName entry={entry} />
    </Link>
  );
}

/** The records that were deleted along with the item, and the reason. */
function Details({ entry: { counts, reason } }: { entry: Activity }) {
  const along = countedText(counts);
  return (
    <>
      {along !== '' && (
        <span className="mt-0.5 block text-xs text-ink-muted">
          <Trans>With {along}</Trans>
        </span>
      )}
      {reason && <Reason>{reason}</Reason>}
    </>
  );
}

/** Why it was done: free text of any length, of which the beginning is shown. */
export function Reason({ children }: { children: string }) {
  const reasonName = useReasonName();
  return (
    <UserText as="span" className="mt-0.5 line-clamp-3 w-fit text-xs wrap-anywhere text-ink-muted">
      {reasonName(children)}
    </UserText>
  );
}

interface FrameProps {
  entry: Activity;
  /** The row's button. */
  end?: ReactNode;
  children: ReactNode;
}

/** The icon, the sentence, the time and the button of an entry or a bulk operation. */
export function RowFrame({ entry, end, children }: FrameProps) {
  const { icon, isDirectional, isDangerous } = lookOf(entry.verb);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <span
        className={`grid size-8 place-items-center self-start rounded-full ${isDangerous ? 'bg-danger-soft text-danger-ink' : 'bg-surface-sunken text-ink-muted'}`}
      >
        <Icon of={icon} directional={isDirectional} />
      </span>
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <div className="col-start-2 flex items-center justify-between gap-4 sm:contents">
        <span className="text-xs text-ink-muted tabular-nums">
          <Ago at={entry.at} />
        </span>
        <span className="flex justify-end sm:min-w-30">{end}</span>
      </div>
    </div>
  );
}

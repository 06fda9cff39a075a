import { type TrashItem, trashNouns } from '@buddyline/domain/trash';
import { directionOf } from '@buddyline/i18n/words-direction';
import { Badge } from '@buddyline/ui/badge';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { IconButton } from '@buddyline/ui/icon-button';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { SelectBox } from '../../shared/changes/select/select-box.tsx';
import { countedText } from '../../shared/text/counted.ts';
import { shortLabel } from '../../shared/text/short-label.ts';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { useCan } from '../../shared/query/use-can.tsx';
import { Ago } from '../../shared/text/ago.tsx';
import { useNow } from '../../shared/text/now.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import { trashIcon } from './trash-names.ts';

interface Props {
  item: TrashItem;
  /** The address of the item's preview. */
  to: string;
  /** It is being restored. */
  pending: boolean;
  onRestore: () => void;
  onPurge: () => void;
}

/** The state of a preview's history entry that was opened from the list. */
export const openedHere = 'opened-here';

export function TrashRow({ item, to, pending, onRestore, onPurge }: Props) {
  const { t } = useLingui();
  const can = useCan();
  const name = shortLabel(item.label);
  const noun = trashNouns.find((one) => one === item.noun);
  const may = (verb: 'restore' | 'purge') => noun === undefined || can(`${noun}.${verb}`);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-5 py-4 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <span className="relative grid size-9 place-items-center self-start rounded-full bg-surface-sunken text-ink-muted">
        <Icon of={trashIcon(item.noun)} />
        <SelectBox item={item} className="absolute inset-0 rounded-full bg-surface-sunken" />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={to}
          state={openedHere}
          preventScrollReset
          {...rowLink}
          {...directionOf(item.label)}
          className="block w-fit max-w-full truncate font-medium underline-offset-4 hover:underline"
        >
          <UserText>{item.label || '—'}</UserText>
        </Link>
        <Facts item={item} />
      </div>
      <div className="col-start-2 flex items-center justify-between gap-2 lg:contents">
        <DaysLeft purgeAt={item.purgeAt} />
        <span className="flex items-center gap-2">
          {may('restore') && (
            <Button
              variant="outline"
              size="sm"
              pending={pending}
              aria-label={t`Restore ${name}`}
              onClick={onRestore}
            >
              <Icon of={ArchiveRestore} />
              <Trans>Restore</Trans>
            </Button>
          )}
          {may('purge') && (
            <IconButton
              icon={Trash2}
              label={t`Delete ${name} for good`}
              variant="destructive"
              disabled={pending}
              onClick={onPurge}
            />
          )}
        </span>
      </div>
    </div>
  );
}

/** Its owner, who deleted it and when, and what was deleted with it. */
function Facts({ item: { owner, by, at, counts } }: { item: TrashItem }) {
  const along = countedText(counts);
  const ownerName = owner && <UserText className="text-ink">{owner.name}</UserText>;
  const byName = by && <UserText className="text-ink">{by.name}</UserText>;
  const ago = <Ago at={at} />;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs wrap-anywhere text-ink-muted">
      {ownerName && (
        <span>
          <Trans>Owner: {ownerName}</Trans>
        </span>
      )}
      <span>
        {byName ? (
          <Trans>
            Deleted {ago} by {byName}
          </Trans>
        ) : (
          <Trans>Deleted {ago}</Trans>
        )}
      </span>
      {along !== '' && (
        <span>
          <Trans>With {along}</Trans>
        </span>
      )}
    </p>
  );
}

const dayMs = 86_400_000;
/** When so few days are left, the badge is in the colour of warnings. */
const soonDays = 3;

function DaysLeft({ purgeAt }: { purgeAt: string | null }) {
  const now = useNow();
  if (purgeAt === null) return null;
  const days = Math.max(0, Math.ceil((Date.parse(purgeAt) - now.getTime()) / dayMs));
  return (
    <Badge tone={days <= soonDays ? 'warn' : 'neutral'}>
      <Plural value={days} _0="Last day" one="# day left" other="# days left" />
    </Badge>
  );
}

import type { DiveLog } from '@buddyline/domain/dive-log';
import { formatNumber } from '@buddyline/i18n/formats';
import { Avatar } from '@buddyline/ui/avatar';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../language/use-language.ts';
import { fileUrl } from '../../shared/form/file-url.ts';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { EditLink } from '../../shared/list/edit-link.tsx';
import { ownerName } from '../../shared/text/owner-name.ts';
import { SelectBox } from '../../shared/changes/select/select-box.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { DiveMoment } from './dive-moment.tsx';
import { DiveChips } from './values/dive-chips.tsx';
import { flagChip, gearWord, setFlags } from './values/dive-marks.ts';
import { WaterStrip } from './page/water-strip.tsx';
import { StackedUnits } from './values/both-units.tsx';
import { shownTime } from './values/shown-time.ts';

/** As many as mostly fit on the line of a card; where they do not, the last ones are cut short. */
const shownMarks = 3;

interface Props {
  log: DiveLog;
  /** Its page and its form, with its position in the list. */
  to: string;
  edit: string;
  /** Called when the pointer enters the card, to prefetch its page. */
  onHover: () => void;
}

/** A dive log in the list; the whole card links to its page. */
export function DiveLogCard({ log, to, edit, onHover }: Props) {
  const { t } = useLingui();
  const { diveNumber } = log;
  const diver = ownerName(log.Owner);
  const place = log.site || log.location || t`Unnamed site`;
  return (
    <article
      onPointerEnter={onHover}
      className="group relative flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-surface-raised shadow-near transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent"
    >
      <div className="dive-water relative h-28">
        <WaterStrip log={log} />
        <SelectBox
          item={log}
          className="absolute inset-s-3 top-3 size-9 rounded-control bg-surface-raised shadow-near"
        />
        {diveNumber !== null && (
          <span className="absolute inset-e-3 bottom-3 rounded-full bg-depth-40/75 px-2.5 py-0.5 text-xs font-medium text-depth-0">
            <Trans>Dive {diveNumber}</Trans>
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-4 p-4">
        <div>
          <h2 className="text-base font-semibold">
            <Link
              to={to}
              prefetch="intent"
              {...rowLink}
              className="line-clamp-1 outline-none group-hover:underline after:absolute after:inset-0"
            >
              <UserText>{place}</UserText>
            </Link>
          </h2>
          <p className="mt-0.5 flex items-center gap-1.5 text-ink-muted">
            <Icon of={MapPin} />
            <UserText className="truncate">{(log.site && log.location) || '—'}</UserText>
          </p>
          <p className="mt-0.5 text-xs text-ink-muted">
            <DiveMoment log={log} />
          </p>
        </div>
        <dl className="grid grid-cols-3 gap-x-3">
          <Figure label={t`Max depth`} value={log.maxDepth} unit="ft" />
          <Figure {...shownTime(log)} unit="min" />
          <Figure label={t`Water`} value={log.waterTemp} unit="°F" />
        </dl>
        <CardMarks log={log} />
        <div className="mt-auto flex items-center gap-2 border-t pt-3 text-xs text-ink-muted">
          <Avatar src={fileUrl(log.Owner?.profilePicture, 'avatar')} size="sm" />
          <UserText className="truncate">{diver}</UserText>
          {/* Positioned above the link that covers the whole card. */}
          <span className="relative -my-1.5 ms-auto -me-2">
            <EditLink
              to={edit}
              prefetch="intent"
              label={t`Edit dive log of ${diver}`}
              may="dive-logs.update"
              ownerId={log.userId}
            />
          </span>
        </div>
      </div>
    </article>
  );
}

function Figure({ label, ...amount }: { label: string } & ComponentProps<typeof StackedUnits>) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="text-sm font-semibold">
        <StackedUnits {...amount} />
      </dd>
    </div>
  );
}

function CardMarks({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  const chips = [...setFlags(log).map(flagChip), ...log.exposureGear.map(gearWord)];
  const hidden = chips.length - shownMarks;
  const shownHidden = formatNumber(hidden, useLanguage());
  return (
    <DiveChips
      chips={chips.slice(0, shownMarks)}
      label={t`Conditions and gear`}
      // Always one line high, so that all pages of the list have the same height.
      className="h-6 *:shrink-0 *:nth-3:min-w-0 *:nth-3:shrink [&_bdi]:truncate [&_span]:min-w-0"
    >
      {hidden > 0 && (
        <li className="ms-auto flex items-center text-xs text-ink-muted tabular-nums">
          <bdi dir="ltr" aria-hidden>
            +{shownHidden}
          </bdi>
          <span className="sr-only">
            <Trans>+{hidden} more</Trans>
          </span>
        </li>
      )}
    </DiveChips>
  );
}

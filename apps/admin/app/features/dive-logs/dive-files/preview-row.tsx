import type { PreviewedDive } from '@buddyline/domain/dive-log-import';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../language/use-language.ts';
import { paths } from '../../../paths.ts';
import { TickBox } from '../../../shared/changes/select/tick-box.tsx';
import { UserText } from '../../../shared/text/user-text.tsx';
import { dayText } from '../dive-moment.tsx';
import { siteName } from '../dive-name.ts';
import { diveMinutes } from '../dive-times.ts';
import { amountText, amountTexts } from '../values/amount-text.ts';
import { cellClasses, rowClasses } from './preview-grid.ts';

interface Props {
  row: PreviewedDive;
  isTicked: boolean;
  onToggle: (n: number) => void;
}

/** A dive of a file, with what is unusual about it in a line of its own. */
export const PreviewRow = memo(function PreviewRow({ row, isTicked, onToggle }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { n, dive } = row;
  const { date, timeIn, maxDepth, diveNumber } = dive;
  const minutes = diveMinutes(dive);
  const site = siteName(dive);
  const day = dayText(date);
  const depths = maxDepth === null ? [] : amountTexts({ value: maxDepth, unit: 'ft' }, language);
  return (
    <tr
      className={`${rowClasses} py-2 [contain-intrinsic-block-size:auto_2.5rem] [content-visibility:auto] ${isTicked ? '' : 'text-ink-muted'}`}
    >
      <td className="max-sm:row-start-1">
        <TickBox
          aria-label={t`Import dive ${n}: ${site}, ${day}`}
          checked={isTicked}
          disabled={row.state === 'unreadable'}
          onChange={() => onToggle(n)}
        />
      </td>
      <td className={cellClasses.number}>{diveNumber ?? '—'}</td>
      <td className={cellClasses.date}>
        <bdi>{day}</bdi>
      </td>
      <td className={cellClasses.time}>
        <bdi>{timeIn?.slice(0, 5) ?? '—'}</bdi>
      </td>
      <th scope="row" className={`${cellClasses.site} text-start font-normal`}>
        {/* As wide as it is, so that a name of the other direction is cut at its end. */}
        <UserText as="span" className="block w-fit max-w-full truncate">
          {site}
        </UserText>
      </th>
      <td className={cellClasses.depth}>
        <bdi>{depths.length > 0 ? depths.join(' · ') : '—'}</bdi>
      </td>
      <td className={cellClasses.duration}>
        <bdi>{minutes === null ? '—' : amountText({ value: minutes, unit: 'min' }, language)}</bdi>
      </td>
      <Remarks row={row} />
    </tr>
  );
});

/** Why a dive is not ticked, and what is worth a check. */
function Remarks({ row: { state, duplicateOf, findings, notes } }: { row: PreviewedDive }) {
  const texts = [...findings.map(({ message }) => message), ...notes];
  if (state === 'new' && texts.length === 0) return null;
  return (
    <td className={`${cellClasses.remarks} grid gap-1 pt-1 text-xs`}>
      {state === 'duplicate' && <Duplicate of={duplicateOf} />}
      {state === 'unreadable' && (
        <span className="text-warn-ink">
          <Trans>There is nothing to read about this dive.</Trans>
        </span>
      )}
      {texts.map((text) => (
        <span key={text} className="flex items-start gap-1.5 text-warn-ink">
          <Icon of={TriangleAlert} className="mt-0.5" />
          <UserText>{text}</UserText>
        </span>
      ))}
    </td>
  );
}

function Duplicate({ of }: { of: string | null }) {
  if (of === null) {
    return (
      <span>
        <Trans>The same dive is in the file twice.</Trans>
      </span>
    );
  }
  return (
    // In a new tab, because leaving the page would lose the choices.
    <Link
      to={paths.diveLog(of)}
      target="_blank"
      className="flex w-fit items-center gap-1.5 text-accent-ink underline-offset-4 hover:underline"
    >
      <Trans>Already in the logbook</Trans>
      <Icon of={ExternalLink} directional />
      <span className="sr-only">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </Link>
  );
}

import type { Dashboard } from '@buddyline/domain/dashboard';
import { formatNumber } from '@buddyline/i18n/formats';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { KeyCap } from '../../shared/keyboard/key-cap.tsx';
import { usePageKeys } from '../../shared/keyboard/page-keys.ts';
import { useTicketAgeNames } from '../../shared/text/ticket-ages.ts';

type Ages = Dashboard['openTicketAges'];

/** The older the tickets, the deeper the colour. */
const ages: { age: keyof Ages; water: string }[] = [
  { age: 'underDay', water: 'bg-depth-5 dark:bg-depth-0' },
  { age: 'underWeek', water: 'bg-depth-12 dark:bg-depth-5' },
  { age: 'underMonth', water: 'bg-depth-18 dark:bg-depth-12' },
  { age: 'older', water: 'bg-depth-30 dark:bg-depth-18' },
];

interface Props {
  counts: Ages;
  /** Sample counts do not match the list, so all links lead to all of it. */
  isSample: boolean;
  /** The unanswered ticket that has waited longest, where the backend knows it. */
  longestWaiting?: string | undefined;
}

/** The open tickets by age; each row links to the list of those. */
export function OpenTicketsCard({ counts, isSample, longestWaiting }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useTicketAgeNames();
  const total = ages.reduce((sum, { age }) => sum + counts[age], 0);
  const most = Math.max(1, ...Object.values(counts));
  const navigate = useNavigate();
  const to = longestWaiting ? paths.longestWaiting(longestWaiting) : paths.openTickets();
  const label = longestWaiting ? t`Answer the longest waiting` : t`Work through the open tickets`;
  // The key of the next ticket, as on a ticket's page.
  usePageKeys([{ key: 'n', label, run: () => void navigate(to) }]);
  return (
    <Card
      landmark
      title={<Trans>Open tickets by age</Trans>}
      actions={
        <span className="text-xl font-semibold tabular-nums">{formatNumber(total, language)}</span>
      }
      className="flex flex-col"
    >
      <ul role="list" className="-mx-2 grid grow content-start gap-1">
        {ages.map(({ age, water }) => (
          <li key={age}>
            <Link
              to={paths.openTickets(isSample ? undefined : age)}
              prefetch="intent"
              className="block rounded-control px-2 py-2 transition-colors hover:bg-surface-sunken"
            >
              <span className="flex justify-between gap-3">
                {names[age]}
                <span className="font-semibold tabular-nums">
                  {formatNumber(counts[age], language)}
                </span>
              </span>
              <span
                aria-hidden
                className="mt-1.5 flex h-2 overflow-clip rounded-full bg-surface-sunken"
              >
                <span
                  className={`rounded-full ${water}`}
                  style={{ width: `${(counts[age] / most) * 100}%` }}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={to}
        prefetch="intent"
        className={buttonClasses({ variant: 'primary', className: 'mt-4 w-full' })}
      >
        {label}
        <span aria-hidden className="contents">
          <KeyCap>N</KeyCap>
        </span>
      </Link>
    </Card>
  );
}

import { Icon } from '@buddyline/ui/icon';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Pin from 'lucide-react/icons/pin';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useFeature } from '../../../../shared/query/meta-queries.ts';
import { UserText } from '../../../../shared/text/user-text.tsx';
import { recordQuery } from './about-queries.ts';

/** What staff know of the reporter, where they answer: tickets by and about them, warnings, a pinned note. */
export function ReporterRecord({ personId }: { personId: string }) {
  const { t } = useLingui();
  const isKnown = useFeature('standing');
  const { data } = useQuery({ ...recordQuery(personId), enabled: isKnown });
  const note = data?.pinnedNote?.body;
  if (!isKnown) return null;
  return (
    <>
      {/* Reserves two lines. */}
      <p className="mt-3 flex min-h-10 flex-wrap content-center gap-x-3 gap-y-1 text-xs text-ink-muted">
        {data && (
          <>
            <Link to={paths.userTickets(personId)} className="underline-offset-4 hover:underline">
              <Plural value={data.ticketsBy} one="# ticket by them" other="# tickets by them" />
            </Link>
            <Plural
              value={data.ticketsAbout}
              one="# ticket about them"
              other="# tickets about them"
            />
            {data.warnings > 0 && (
              <Plural value={data.warnings} one="# warning" other="# warnings" />
            )}
          </>
        )}
      </p>
      {note && (
        <Link
          to={paths.userStaff(personId)}
          aria-label={t`Pinned note: ${note}`}
          className="mt-2 flex gap-2 rounded-card border-2 border-dashed px-3 py-2 text-xs hover:bg-surface-sunken"
        >
          <Icon of={Pin} className="mt-0.5" />
          <UserText as="span" className="line-clamp-3">
            {note}
          </UserText>
        </Link>
      )}
    </>
  );
}

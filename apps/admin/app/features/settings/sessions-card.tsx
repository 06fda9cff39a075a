import type { Session } from '@buddyline/domain/session';
import { Badge } from '@buddyline/ui/badge';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useRestoreFocus } from '../../shared/keyboard/restore-focus.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import { Ago } from '../../shared/text/ago.tsx';
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from './session-queries.ts';

const handhelds = new Set(['iPhone', 'iPad', 'Android']);

/** Where the person is signed in, and a way to end it. */
export function SessionsCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useQuery(sessionsQuery);
  const end = useMutation(endSessionMutation(client));
  const endOthers = useMutation(endOtherSessionsMutation(client));
  const restoreFocusTo = useRestoreFocus(end.isPending || endOthers.isPending);
  const hasOthers = query.data?.some(({ isCurrent }) => isCurrent !== true) === true;
  return (
    <Card
      title={t`Where you are signed in`}
      description={t`Sign out devices that you do not use or know.`}
      actions={
        hasOthers && (
          <Button
            variant="outline"
            pending={endOthers.isPending}
            onClick={({ currentTarget }) => {
              restoreFocusTo(currentTarget);
              endOthers.mutate();
            }}
          >
            <Trans>Sign out everywhere else</Trans>
          </Button>
        )
      }
    >
      <QueryView query={query} loading={<Skeleton className="h-16 animate-late" />}>
        {(sessions) => (
          <ul role="list" aria-label={t`Where you are signed in`} className="divide-y">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                pending={end.isPending && end.variables.id === session.id}
                onEnd={(button) => {
                  restoreFocusTo(button);
                  end.mutate(session);
                }}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

interface RowProps {
  session: Session;
  pending: boolean;
  onEnd: (button: HTMLElement) => void;
}

function SessionRow({ session, pending, onEnd }: RowProps) {
  const { t } = useLingui();
  const device = useDeviceName(session);
  const { network, lastSeenAt, isCurrent, system } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon
        of={handhelds.has(system ?? '') ? Smartphone : Monitor}
        size={20}
        className="text-ink-muted"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{device}</bdi>
          {isCurrent === true && (
            <Badge tone="ok">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
          {network !== null && (
            <span dir="ltr" className="tabular-nums">
              {network}
            </span>
          )}
          <span>
            <Trans>
              Last seen <Ago at={lastSeenAt} />
            </Trans>
          </span>
        </p>
      </div>
      {isCurrent !== true && (
        <Button
          variant="outline"
          size="sm"
          pending={pending}
          aria-label={t`Sign out: ${device}`}
          onClick={({ currentTarget }) => onEnd(currentTarget)}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}

/** 'Chrome on Windows'. */
function useDeviceName({ browser, system }: Session): string {
  const { t } = useLingui();
  if (browser !== null && system !== null) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}

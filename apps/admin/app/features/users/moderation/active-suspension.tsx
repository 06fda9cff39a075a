import type { Sanction } from '@buddyline/domain/sanction';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import { UserText } from '../../../shared/text/user-text.tsx';
import { LiftButton } from './lift-button.tsx';
import { useRuleName } from './rule-names.ts';
import { SuspendedUntil } from './suspended-until.tsx';

/** A suspension that has not ended, with the button that lifts it. */
export function ActiveSuspension({ userId, sanction }: { userId: string; sanction: Sanction }) {
  const { endsAt = null, by, rule, publicText } = sanction;
  const ruleName = useRuleName();
  const name = <UserText className="font-medium">{by?.name}</UserText>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-notice-soft text-notice-ink">
          <Icon of={Ban} />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
            <span>
              <SuspendedUntil endsAt={endsAt} />
            </span>
            {by && (
              <span className="text-xs font-normal text-ink-muted">
                <Trans>by {name}</Trans>
              </span>
            )}
          </p>
          <UserText as="span" className="line-clamp-2 text-ink-muted">
            {rule === null ? publicText : ruleName(rule)}
          </UserText>
        </div>
      </div>
      <LiftButton userId={userId} sanction={sanction} />
    </div>
  );
}

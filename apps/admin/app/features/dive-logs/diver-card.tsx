import { copiedMs } from '@buddyline/domain/constants';
import type { DiveLog } from '@buddyline/domain/dive-log';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { OwnerLine } from '../../shared/people/owner-line.tsx';
import { SuspendedOwner } from '../../shared/people/suspended-owner.tsx';
import { AllowedButton } from '../../shared/record/allowed-action.tsx';
import { Moment } from '../../shared/text/moment.tsx';
import { Signatures } from './signatures.tsx';

interface Props {
  log: DiveLog;
  deleting: boolean;
  onDelete: () => void;
}

/** The diver, the signatures, and the actions on the dive log. */
export function DiverCard({ log, deleting, onDelete }: Props) {
  const { t } = useLingui();
  return (
    <Card title={t`Diver`} actions={<SuspendedOwner userId={log.userId} />}>
      <div className="grid gap-4">
        <OwnerLine owner={log.Owner} size="lg" />
        <Signatures log={log} />
        <p className="flex items-center justify-between gap-2 border-t pt-3 text-xs text-ink-muted">
          <span>
            <Trans>
              Logged <Moment value={log.createdAt} />
            </Trans>
          </span>
          <span className="-me-2 print:hidden">
            <CopyButton
              text={log.id}
              label={t`Copy dive log ID`}
              copiedLabel={t`Copied!`}
              copiedMs={copiedMs}
            />
          </span>
        </p>
        <div className="grid gap-2 print:hidden">
          <Link
            to={paths.userPosts(log.userId)}
            prefetch="intent"
            className={buttonClasses({ variant: 'outline' })}
          >
            <Icon of={UserRound} />
            <Trans>View Diver Profile</Trans>
          </Link>
          <AllowedButton
            may="dive-logs.delete"
            ownerId={log.userId}
            variant="destructive"
            pending={deleting}
            onClick={onDelete}
          >
            <Icon of={Trash2} />
            <Trans>Delete Log</Trans>
          </AllowedButton>
        </div>
      </div>
    </Card>
  );
}

import { copiedMs } from '@buddyline/domain/constants';
import type { Ticket } from '@buddyline/domain/ticket';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Trans, useLingui } from '@lingui/react/macro';
import LinkIcon from 'lucide-react/icons/link';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { absoluteUrl } from '../../shared/record/absolute-url.ts';
import { Moment } from '../../shared/text/moment.tsx';
import { useTicketNames } from './ticket-names.ts';

export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const { categoryName } = useTicketNames();
  const link = absoluteUrl(paths.ticket(ticket.id));
  const copied = { copiedLabel: t`Copied!`, copiedMs };
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-4 border-t pt-4 sm:grid-cols-2 2xl:grid-cols-[repeat(3,auto)_minmax(0,1fr)]">
      <Fact label={<Trans>Category</Trans>}>{categoryName(ticket.category)}</Fact>
      <Fact label={<Trans>Created At</Trans>}>
        <Moment value={ticket.createdAt} />
      </Fact>
      <Fact label={<Trans>Updated At</Trans>}>
        <Moment value={ticket.updatedAt} />
      </Fact>
      <div className="min-w-0">
        <dt className="text-xs text-ink-muted">
          <Trans>Ticket ID</Trans>
        </dt>
        <dd className="-my-2 flex min-w-0 items-center gap-1">
          <bdi dir="ltr" className="truncate text-xs tabular-nums">
            {ticket.id}
          </bdi>
          <CopyButton text={ticket.id} label={t`Copy ticket ID`} {...copied} />
          <CopyButton text={link} label={t`Copy link to ticket`} icon={LinkIcon} {...copied} />
        </dd>
      </div>
    </dl>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

import type { DiveLog } from '@buddyline/domain/dive-log';
import { displayName } from '@buddyline/domain/user';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { sharedText } from '../../shared/texts.ts';
import { DiveMoment } from './dive-moment.tsx';
import { siteName } from './dive-name.ts';
import { DiverCard } from './diver-card.tsx';
import { KeyFacts } from './key-facts.tsx';
import { LogPage } from './log-page.tsx';
import { MarksCard } from './marks-card.tsx';
import { RecordedValues } from './recorded-values.tsx';
import { SiteCard } from './site-card.tsx';

interface Props {
  log: DiveLog;
  deleting: boolean;
  onDelete: () => void;
}

/** A log as its page shows it, and as it is printed. */
export function DiveLogView({ log, deleting, onDelete }: Props) {
  const { t } = useLingui();
  const diver = <bdi>{displayName(log.Owner, sharedText('name.missing-on-owner'))}</bdi>;
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-lg font-semibold wrap-anywhere">
          <bdi>{siteName(log)}</bdi>
        </h2>
        <p className="text-ink-muted">
          <DiveMoment log={log} /> · <Trans>logged by {diver}</Trans>
        </p>
      </div>
      <KeyFacts log={log} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <LogPage log={log} />
          <Card title={t`Comments`}>
            {log.comments?.trim() ? (
              <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
                {log.comments}
              </p>
            ) : (
              <p className="text-ink-muted">
                <Trans>Nothing written down</Trans>
              </p>
            )}
          </Card>
          <RecordedValues log={log} />
        </div>
        <div className="grid min-w-0 gap-5 md:grid-cols-2 xl:grid-cols-1">
          <SiteCard log={log} />
          <MarksCard log={log} />
          <DiverCard log={log} deleting={deleting} onDelete={onDelete} />
        </div>
      </div>
    </div>
  );
}

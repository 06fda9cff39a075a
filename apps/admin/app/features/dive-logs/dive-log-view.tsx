import type { DiveLog } from '@buddyline/domain/dive-log';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { ownerName } from '../../shared/text/owner-name.ts';
import { UserPassages } from '../../shared/text/user-passages.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { DiveLogHistory } from './dive-log-history.tsx';
import { DiveMoment } from './dive-moment.tsx';
import { siteName } from './dive-name.ts';
import { DiverCard } from './diver-card.tsx';
import { SiteCard } from './page/site-card.tsx';
import { MarksCard } from './values/marks-card.tsx';
import { LogPage } from './page/log-page.tsx';
import { KeyFacts } from './values/key-facts.tsx';
import { RecordedValues } from './values/recorded-values.tsx';

interface Props {
  log: DiveLog;
  deleting: boolean;
  onDelete: () => void;
}

/** A dive log's details, on screen and in print. */
export function DiveLogView({ log, deleting, onDelete }: Props) {
  const { t } = useLingui();
  const diver = <UserText>{ownerName(log.Owner)}</UserText>;
  return (
    <div className="grid gap-5 print:gap-2 print:[print-color-adjust:exact]">
      <div>
        <h2 className="text-xl font-semibold wrap-anywhere">
          <UserText>{siteName(log)}</UserText>
        </h2>
        <p className="text-ink-muted">
          <DiveMoment log={log} /> · <Trans>logged by {diver}</Trans>
        </p>
      </div>
      <KeyFacts log={log} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-1 print:gap-2">
        <div className="grid min-w-0 gap-5 print:contents">
          <LogPage log={log} />
          <Card
            title={t({ message: 'Comments', context: 'dive log' })}
            className="print:order-2 print:break-inside-avoid"
          >
            {log.comments?.trim() ? (
              <UserPassages className="*:max-w-prose">{log.comments}</UserPassages>
            ) : (
              <p className="text-ink-muted">
                <Trans>Nothing written down</Trans>
              </p>
            )}
          </Card>
          <RecordedValues log={log} />
        </div>
        <div className="grid min-w-0 items-start gap-5 md:grid-cols-2 xl:grid-cols-1 print:order-1 print:grid-cols-3 print:gap-2 print:break-inside-avoid">
          <SiteCard log={log} />
          <MarksCard log={log} />
          <DiverCard log={log} deleting={deleting} onDelete={onDelete} />
          <DiveLogHistory log={log} />
        </div>
      </div>
    </div>
  );
}

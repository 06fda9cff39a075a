import type { DiveLog } from '@buddyline/domain/dive-log';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DiveChips } from './dive-chips.tsx';
import { conditionMark, flagMarks, gearMark, type Mark, setFlags } from './dive-marks.ts';

/** What kind of dive it was and what was worn, in chips. */
export function MarksCard({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  const conditions = setFlags(log).map((name) => flagMarks[name]);
  if (log.currentCondition !== null) conditions.push(conditionMark(log.currentCondition));
  const worn = log.exposureGear.map((item) => gearMark(item));
  return (
    <Card title={t`Conditions and gear`}>
      <div className="grid gap-4">
        <Group title={t`Conditions`} marks={conditions}>
          <Trans>No conditions recorded</Trans>
        </Group>
        <Group title={t`Gear`} marks={worn}>
          <Trans>No gear recorded</Trans>
        </Group>
      </div>
    </Card>
  );
}

interface GroupProps {
  title: string;
  marks: Mark[];
  /** Said when there are none. */
  children: ReactNode;
}

function Group({ title, marks, children }: GroupProps) {
  return (
    <section>
      <h3 className="mb-1.5 text-xs font-semibold text-ink-muted">{title}</h3>
      {marks.length > 0 ? (
        <DiveChips marks={marks} label={title} />
      ) : (
        <p className="text-ink-muted">{children}</p>
      )}
    </section>
  );
}

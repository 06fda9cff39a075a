import type { DiveLog, DiveLogFlag, Gear } from '@buddyline/domain/dive-log';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DiveChips } from './dive-chips.tsx';
import { currentChip } from './current-phrase.ts';
import { type Chip, flagChip, setFlags } from './dive-marks.ts';
import { gearChip } from './gear-chips.ts';

/** Gear that is both a flag and an item of the gear list, and so must be shown only once. */
const gearOfFlag: Partial<Record<DiveLogFlag, Gear>> = {
  usedComputer: 'DIVE_COMPUTER',
  usedScooter: 'SCOOTER',
  usedCamera: 'CAMERA',
};

/** The dive's conditions and gear as chips. */
export function MarksCard({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  const conditions = setFlags(log)
    .filter((flag) => !gearOfFlag[flag])
    .map(flagChip);
  if (log.currentCondition !== null) conditions.push(currentChip(log.currentCondition));
  const carried = setFlags(log).flatMap((flag) => gearOfFlag[flag] ?? []);
  const worn = [...new Set([...log.exposureGear, ...carried])].map(gearChip);
  return (
    <Card title={t`Conditions and gear`}>
      <div className="grid gap-4">
        <Group title={t`Conditions`} chips={conditions}>
          <Trans>No conditions recorded</Trans>
        </Group>
        <Group title={t`Gear`} chips={worn}>
          <Trans>No gear recorded</Trans>
        </Group>
      </div>
    </Card>
  );
}

interface GroupProps {
  title: string;
  chips: Chip[];
  /** Shown if there are none. */
  children: ReactNode;
}

function Group({ title, chips, children }: GroupProps) {
  return (
    <section>
      <h3 className="mb-1.5 text-xs font-semibold text-ink-muted">{title}</h3>
      {chips.length > 0 ? (
        <DiveChips chips={chips} label={title} />
      ) : (
        <p className="text-ink-muted">{children}</p>
      )}
    </section>
  );
}

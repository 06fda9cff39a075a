import {
  type DashboardMonth,
  type DashboardNoun,
  dashboardNouns,
} from '@buddyline/domain/dashboard';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import ChartLine from 'lucide-react/icons/chart-line';
import Table2 from 'lucide-react/icons/table-2';
import { useState } from 'react';
import { useNow } from '../../../shared/text/now.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import { isUnfinished } from './month-name.ts';

interface Props {
  /** Oldest first. */
  months: readonly DashboardMonth[];
}

/** New items per month, as a chart with four lines or as a table. */
export function MonthlyChart({ months }: Props) {
  const [hidden, setHidden] = useState<ReadonlySet<DashboardNoun>>(new Set());
  const [asTable, setAsTable] = useState(false);
  const shown = dashboardNouns.filter((noun) => !hidden.has(noun));

  const isLastUnfinished = isUnfinished(months.at(-1)?.month ?? '', useNow());

  function toggle(noun: DashboardNoun) {
    const next = new Set(hidden);
    if (!next.delete(noun)) next.add(noun);
    setHidden(next);
  }

  return (
    <Card
      landmark
      title={<Trans>New per month (UTC), last 12 months</Trans>}
      actions={
        <Button variant="ghost" size="sm" className="-me-3" onClick={() => setAsTable(!asTable)}>
          <Icon of={asTable ? ChartLine : Table2} />
          <span className="max-sm:sr-only">
            {asTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
          </span>
        </Button>
      }
    >
      <ChartLegend
        shown={shown}
        onToggle={toggle}
        isLastUnfinished={isLastUnfinished && !asTable}
      />
      {asTable ? (
        <ChartTable months={months} shown={shown} />
      ) : (
        <ChartPlot months={months} shown={shown} />
      )}
    </Card>
  );
}

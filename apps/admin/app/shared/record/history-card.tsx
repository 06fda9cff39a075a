import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { optionalSections } from '../../sections.ts';
import type { RecordFields } from './history/changes-table.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { withTexts } from '../lazy/with-texts.ts';
import { useFeatureOrPending } from '../query/meta-queries.ts';

const History = lazyComponent(
  async () =>
    (await withTexts(optionalSections.activity.texts, import('./history/history.tsx'))).History,
);

interface Props {
  itemId: string;
  fields: RecordFields;
}

/** What was done to a record; closed until it is asked for. */
export function HistoryCard({ itemId, fields }: Props) {
  const hasActivity = useFeatureOrPending('activity');
  const [open, setOpen] = useState(false);
  const contentId = useId();
  // Until the backend has responded, its space is reserved.
  if (hasActivity === false) return null;
  return (
    <Card padded={false} className="print:hidden">
      <h2 className="text-base font-semibold">
        <button
          type="button"
          disabled={!hasActivity}
          aria-expanded={open}
          aria-controls={open ? contentId : undefined}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center justify-between gap-3 px-5 py-4 text-start transition-colors hover:bg-surface-sunken/60 focus-visible:-outline-offset-2"
        >
          <Trans>History</Trans>
          <Icon
            of={ChevronDown}
            className={`text-ink-muted transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {open && (
        <div id={contentId} className="border-t px-5 py-4">
          <History itemId={itemId} fields={fields} />
        </div>
      )}
    </Card>
  );
}

import type { PreviewedDive } from '@buddyline/domain/dive-log-import';
import { useLingui } from '@lingui/react/macro';
import { TickBox } from '../../../shared/changes/select/tick-box.tsx';
import { PreviewRow } from './preview-row.tsx';
import { headClasses, rowClasses } from './preview-grid.ts';

interface Props {
  dives: readonly PreviewedDive[];
  ticked: ReadonlySet<number>;
  /** Always the same function, so that rows are not rendered for it. */
  onToggle: (n: number) => void;
  onTick: (ticked: Set<number>) => void;
}

/**
 * The dives of a file. Rows outside the scrolled part are not laid out (`content-visibility`), and only rows that
 * change are rendered again, so that a thousand of them stay quick.
 */
export function PreviewTable({ dives, ticked, onToggle, onTick }: Props) {
  const { t } = useLingui();
  const fresh = dives.filter(({ state }) => state === 'new');
  const areAllTicked = fresh.length > 0 && fresh.every(({ n }) => ticked.has(n));
  return (
    <div
      className="max-h-[50dvh] overflow-y-auto rounded-card border border-line"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
      tabIndex={0}
      role="region"
      aria-label={t`Dives of the file`}
    >
      <table className="block w-full text-start text-sm">
        <caption className="sr-only">{t`Dives of the file`}</caption>
        <thead className="sticky top-0 z-10 block border-b border-line bg-surface-raised">
          <tr className={`${rowClasses} py-2 text-xs text-ink-muted`}>
            <th className="text-start">
              <TickBox
                aria-label={t`All new dives`}
                checked={areAllTicked}
                isPartly={!areAllTicked && ticked.size > 0}
                onChange={() => onTick(new Set(areAllTicked ? [] : fresh.map(({ n }) => n)))}
              />
            </th>
            <th scope="col" className={headClasses.number}>{t`No.`}</th>
            <th scope="col" className={headClasses.date}>{t`Date`}</th>
            <th scope="col" className={headClasses.time}>{t`Time`}</th>
            <th scope="col" className={headClasses.site}>{t`Site`}</th>
            <th scope="col" className={headClasses.depth}>{t`Max depth`}</th>
            <th scope="col" className={headClasses.duration}>{t`Duration`}</th>
          </tr>
        </thead>
        <tbody className="block divide-y divide-line">
          {dives.map((dive) => (
            <PreviewRow key={dive.n} row={dive} isTicked={ticked.has(dive.n)} onToggle={onToggle} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

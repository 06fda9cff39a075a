import type { DiveLog } from '@buddyline/domain/dive-log';
import { useLingui } from '@lingui/react/macro';
import { BothUnits } from '../values/both-units.tsx';

/** Freedives have no tank; other dives show one even without recorded pressures. */
export function hasTank({ startPSI, endPSI, freediveOrScuba }: DiveLog): boolean {
  return startPSI !== null || endPSI !== null || freediveOrScuba !== 'FREEDIVE';
}

/** The remaining fraction of the gas, from 0 to 1; null if unknown. */
function leftInTank(start: number | null, end: number | null): number | null {
  if (start === null || end === null || start <= 0) return null;
  return Math.min(1, Math.max(0, end / start));
}

/** A horizontal tank: the remaining gas is solid, the used gas hatched. */
export function TankBar({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  const { startPSI, endPSI } = log;
  const left = leftInTank(startPSI, endPSI);
  const used =
    startPSI !== null && endPSI !== null && endPSI <= startPSI ? startPSI - endPSI : null;
  return (
    <section aria-labelledby="tank-title">
      <h3 id="tank-title" className="mb-2 font-semibold">{t`Tank`}</h3>
      <div aria-hidden className="flex items-center gap-1">
        <div
          className={`relative h-5 grow overflow-clip rounded-s-full rounded-e-card border ${
            left === null ? 'border-dashed border-line-strong' : 'border-accent'
          }`}
        >
          {left !== null && (
            <>
              <span className="tank-used absolute inset-0" />
              <span
                className="absolute inset-y-0 inset-s-0 border-e-2 border-surface-raised bg-accent"
                style={{ width: `${left * 100}%` }}
              />
            </>
          )}
        </div>
        <span className="h-3 w-2 rounded-inner bg-line-strong" />
      </div>
      <dl className="mt-2 grid grid-cols-2 justify-between gap-x-3 gap-y-1 text-xs sm:flex sm:gap-x-6">
        <Pressure label={t`end`} value={endPSI} />
        {used !== null && (
          <Pressure
            label={t`used`}
            value={used}
            className="max-sm:order-last max-sm:col-span-2 max-sm:justify-center"
          />
        )}
        <Pressure label={t`start`} value={startPSI} className="justify-end" />
      </dl>
    </section>
  );
}

interface PressureProps {
  label: string;
  value: number | null;
  className?: string;
}

function Pressure({ label, value, className = '' }: PressureProps) {
  return (
    <div className={`flex flex-wrap gap-x-1.5 ${className}`}>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-medium">
        <BothUnits value={value} unit="psi" />
      </dd>
    </div>
  );
}

import type { DiveLog } from '@buddyline/domain/dive-log';
import { Trans, useLingui } from '@lingui/react/macro';
import { timeOutOf } from '../dive-times.ts';
import { diveProfile } from './dive-profile.ts';
import { ProfileWater } from './profile-water.tsx';

/**
 * The diagram of a paper log page. Time runs in the reading direction, so in Arabic the dive begins on
 * the right; numbers and units keep their order.
 */
export function ProfileDiagram({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  const profile = diveProfile(log);
  return (
    <figure aria-label={t`Profile of the dive`} className="log-page text-xs">
      <div className="flex flex-wrap items-end gap-2 pe-2 pb-2 *:last:ms-auto">
        <SurfaceInterval minutes={log.si} />
        <PressureGroup label={t`Pressure group before`} group={null} />
      </div>
      <div className="flex items-end justify-between gap-3 pb-1.5 text-ink-muted">
        <Clock label={t`in`} time={log.timeIn} />
        <Clock label={t`out`} time={timeOutOf(log)} />
      </div>
      <div className="flex items-end ps-2 pb-2">
        <PressureGroup label={t`Pressure group after`} group={log.pg} />
      </div>
      {profile ? <ProfileWater log={log} profile={profile} /> : <NoDepthRecorded />}
    </figure>
  );
}

function SurfaceInterval({ minutes }: { minutes: number | null }) {
  const { t } = useLingui();
  return (
    <span className="flex items-baseline gap-1 whitespace-nowrap">
      <abbr title={t`Surface interval`} className="text-ink-muted no-underline">
        <Trans>SI</Trans>
      </abbr>
      <bdi className="font-semibold tabular-nums">{minutes === null ? '—' : clock(minutes)}</bdi>
    </span>
  );
}

/** 75 becomes '1:15', as on a log page. */
function clock(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const sign = minutes < 0 ? '-' : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The pressure group's letter in a box; '—' if not recorded. */
function PressureGroup({ label, group }: { label: string; group: string | null }) {
  return (
    <span
      title={label}
      className={`grid h-7 min-w-8 place-items-center rounded-control px-2 text-sm font-semibold ${
        group
          ? 'bg-neutral-soft text-neutral-ink'
          : 'border border-dashed border-line-strong text-ink-muted'
      }`}
    >
      <span className="sr-only">{label}: </span>
      <bdi>{group || '—'}</bdi>
    </span>
  );
}

function Clock({ label, time }: { label: string; time: string | null }) {
  return (
    <span className="min-w-0">
      {label} <bdi className="font-medium text-ink tabular-nums">{time?.slice(0, 5) ?? '—'}</bdi>
    </span>
  );
}

/** Only the surface, if no depth is recorded. */
function NoDepthRecorded() {
  return (
    <>
      <div className="border-t-2 border-ink" />
      <div className="grid h-40 place-items-center border-t-2 border-dashed border-accent bg-accent-soft/50 text-ink-muted">
        <Trans>No depth recorded</Trans>
      </div>
      <div className="border-t-2 border-ink" />
    </>
  );
}

import { clockMinutes } from '@buddyline/domain/dates';
import { AlikeDives } from './alike-dives.ts';
import type { LoggedDive } from './logged-dive.ts';

const startToleranceMinutes = 15;
const msPerDay = 86_400_000;
const minutesPerDay = 24 * 60;

/** The dives of one diver, to find those that a dive duplicates. */
export class LoggedDives {
  /** One dive of each minute. */
  readonly #byStart = new Map<number, LoggedDive>();
  readonly #withoutStart = new AlikeDives();
  readonly #all = new AlikeDives();

  add(dive: LoggedDive): void {
    const day = dayOf(dive);
    const start = startOf(dive);
    if (start === null) this.#withoutStart.add(String(day), dive);
    else this.#byStart.set(start, dive);
    this.#all.add(String(day), dive);
  }

  /**
   * A dive that started within 15 minutes; where a time is unknown, one of the same day with the same depth
   * within 0.5 m and the same duration within 2 minutes.
   */
  find(dive: LoggedDive): LoggedDive | undefined {
    const day = String(dayOf(dive));
    const start = startOf(dive);
    if (start === null) return this.#all.find(day, dive);
    return this.#startingNear(start) ?? this.#withoutStart.find(day, dive);
  }

  #startingNear(start: number): LoggedDive | undefined {
    for (let minutes = 0; minutes <= startToleranceMinutes; minutes += 1) {
      const found = this.#byStart.get(start - minutes) ?? this.#byStart.get(start + minutes);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** The dives of one file, to find the very same dive, as a file may have it twice. */
export class FileDives {
  readonly #dives = new AlikeDives();

  add(dive: LoggedDive): void {
    this.#dives.add(sameStart(dive), dive);
  }

  findTwin(dive: LoggedDive): LoggedDive | undefined {
    return this.#dives.find(sameStart(dive), dive);
  }
}

/** To the minute, because free dives follow each other within minutes. */
const sameStart = (dive: LoggedDive): string => `${dayOf(dive)} ${dive.timeIn}`;

function dayOf({ date }: LoggedDive): number | null {
  return date === null ? null : Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / msPerDay;
}

/** Minutes since 1970 by the diver's watch. */
function startOf(dive: LoggedDive): number | null {
  const day = dayOf(dive);
  const minutes = clockMinutes(dive.timeIn);
  return day === null || minutes === null ? null : day * minutesPerDay + minutes;
}

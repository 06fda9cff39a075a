import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBuild } from '@buddyline/tests/app-process';

/** The values of all series at one moment, by their name with its labels. */
export type Figures = Map<string, number>;

/** A day as Prometheus would have seen it. */
export interface WatchedDay {
  /** Lets minutes pass in the state of this moment. @param firing the alerts at their end; undefined: not judged */
  pass: (minutes: number, firing?: string[]) => Promise<void>;
  /** The time of the day, `09:30`. */
  time: () => string;
  /** Asks promtool which alerts of the deployment's rules fired. @returns the moments at which others did than said */
  judge: (promtool: string) => string[];
}

const rules = join(apiBuild.folder, 'deploy/monitoring/buddyline.rules.yml');
/** Seconds stand for minutes here, so what is slow or busy for a second would be so for long. */
const notJudged = 'BuddylineSlow|BuddylineEventLoop|BuddylineMemory|BuddylineTooFewConnections';

/** @param folder for the file of promtool @param read the figures of this moment */
export function watchDay(folder: string, read: () => Promise<Figures>): WatchedDay {
  const series = new Map<string, string[]>();
  const judged: { minute: number; firing: string[] }[] = [];
  const placed = timesOfDay();
  let before: Figures = new Map();
  let minute = 0;
  const time = () =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return {
    time,
    pass: async (minutes, firing) => {
      const figures = placed(await read(), minute);
      const nothing = Array.from({ length: minute }, () => '_');
      for (const name of figures.keys()) if (!series.has(name)) series.set(name, nothing);
      for (const [name, values] of series) {
        const held = heldFor(minutes, name, figures.get(name), before.get(name));
        series.set(name, [...values, ...held]);
      }
      before = figures;
      minute += minutes;
      if (firing) judged.push({ minute: minute - 1, firing });
    },
    judge: (promtool) => {
      const file = join(folder, 'day.rules.test.json');
      writeFileSync(file, JSON.stringify(promtoolTest(series, judged)));
      const { status, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' });
      return status === 0 ? [] : stderr.split('\n').filter((line) => line.trim() !== '');
    },
  };
}

/** The lines of a `/metrics` that an alert is about. @param labels added to each, `job="buddyline"` */
export function figuresIn(text: string, labels = ''): Figures {
  const wanted = readFileSync(rules, 'utf8');
  const figures: Figures = new Map();
  for (const line of text.split('\n')) {
    const [, name = '', , own = '', value] = /^(\w+)(\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (!value || !wanted.includes(name)) continue;
    figures.set(`${name}{${[labels, own].filter(Boolean).join(',')}}`, Number(value));
  }
  return figures;
}

/** Moments in figures become those of the day, whose midnight is 0: told from when they are first seen. */
function timesOfDay(): (figures: Figures, minute: number) => Figures {
  const known = new Map<number, number>();
  return (figures, minute) =>
    new Map(
      [...figures].map(([name, value]) => {
        if (!/_timestamp_seconds|_expiry/.test(name)) return [name, value];
        if (!known.has(value)) known.set(value, value - Date.now() / 1000 + minute * 60);
        return [name, known.get(value) ?? value];
      }),
    );
}

/** A counter grows evenly to its new value; any other figure has it from the first minute on. */
function heldFor(minutes: number, name: string, value?: number, before = value): string[] {
  const grows = /_(?:count|sum|bucket|total)\{/.test(name);
  return Array.from({ length: minutes }, (_, index) => {
    if (value === undefined || before === undefined || !Number.isFinite(value)) return '_';
    const from = grows ? before : value;
    return (from + ((value - from) * (index + 1)) / minutes).toFixed(6);
  });
}

function promtoolTest(
  series: Map<string, string[]>,
  judged: { minute: number; firing: string[] }[],
): object {
  const expr = `max by (alertname) (ALERTS{alertstate="firing", alertname!~"${notJudged}"})`;
  return {
    rule_files: [rules],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: [...series].map(([name, values]) => ({
          series: name,
          values: values.join(' '),
        })),
        promql_expr_test: judged.map(({ minute, firing }) => ({
          expr,
          eval_time: `${minute}m`,
          exp_samples: firing.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
        })),
      },
    ],
  };
}

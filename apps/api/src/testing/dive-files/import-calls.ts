import { Readable } from 'node:stream';
import {
  type DiveLogPreview,
  diveLogPreviewSchema,
  type DiveLogTake,
  diveLogTakenSchema,
  type TakenDive,
} from '@buddyline/domain/dive-log-import';
import * as v from 'valibot';
import { formOf } from '../forms.ts';
import { type Answer, as, type Person, type TestApi } from '../test-api.ts';

export interface FileDive {
  date?: string;
  time?: string;
  /** Metres. */
  depth?: number;
  minutes?: number;
  site?: string;
  notes?: string;
  /** How many samples it has. */
  samples?: number;
}

/** A Subsurface file with these dives. */
export function diveFile(dives: readonly FileDive[]): Buffer {
  return Buffer.from(
    `<divelog program='subsurface' version='2'><dives>${dives.map(diveText).join('')}</dives></divelog>`,
  );
}

function diveText(
  { date, time, depth, minutes, site, notes, samples = 0 }: FileDive,
  at: number,
): string {
  const attribute = (name: string, value: string | undefined) =>
    value === undefined ? '' : ` ${name}='${value}'`;
  const waypoints = Array.from(
    { length: samples },
    (_, n) => `<sample time='${n}:00 min' depth='${(n * 7) % 20}.0 m' temp='24.1 C'/>\n`,
  );
  return `<dive number='${at + 1}'${attribute('date', date)}${attribute('time', time)}${attribute(
    'duration',
    minutes === undefined ? undefined : `${minutes}:00 min`,
  )}>${site === undefined ? '' : `<location>${site}</location>`}${notes === undefined ? '' : `<notes>${notes}</notes>`}<divecomputer>${
    depth === undefined ? '' : `<depth max='${depth} m'/>`
  }${waypoints.join('')}</divecomputer></dive>\n`;
}

export function sendDiveFile(
  api: TestApi,
  caller: Person,
  bytes: Uint8Array,
  query: Record<string, string> = {},
): Promise<Answer> {
  return api.call(diveFileCall(caller, bytes, query));
}

export function diveFileCall(
  caller: Person,
  bytes: Uint8Array,
  query: Record<string, string> = {},
) {
  const { payload, headers } = formOf([{ name: 'file', filename: 'dives.ssrf', bytes }]);
  return {
    method: 'POST' as const,
    url: '/api/divelogs/imports',
    query: { userId: caller.id, ...query },
    headers: { ...as(caller), ...headers, 'content-length': String(payload.length) },
    payload: Readable.from(readsOf(payload)),
  };
}

/** As a socket delivers it: at most 64 KiB a read. */
function* readsOf(payload: Buffer): Generator<Buffer> {
  const readBytes = 65_536;
  for (let at = 0; at < payload.length; at += readBytes) {
    yield payload.subarray(at, at + readBytes);
  }
}

export async function previewDives(
  api: TestApi,
  caller: Person,
  dives: readonly FileDive[],
  query: Record<string, string> = {},
): Promise<DiveLogPreview> {
  const { body } = await sendDiveFile(api, caller, diveFile(dives), query);
  return v.parse(diveLogPreviewSchema, body?.data);
}

export function sendTake(
  api: TestApi,
  caller: Person,
  id: string,
  wish: DiveLogTake,
): Promise<Answer> {
  const url = `/api/divelogs/imports/${id}`;
  return api.call({ method: 'POST', url, headers: as(caller), payload: wish });
}

/** Takes the dives that are new in the preview. */
export async function takeNew(
  api: TestApi,
  caller: Person,
  { id, dives }: DiveLogPreview,
  wish: Omit<DiveLogTake, 'take'> = {},
): Promise<TakenDive[]> {
  const { body } = await sendTake(api, caller, id, {
    take: dives.filter(({ state }) => state === 'new').map(({ n }) => n),
    ...wish,
  });
  return v.parse(diveLogTakenSchema, body?.data).results;
}

import type { ImportedDive } from '@buddyline/domain/dive-log-import';
import { readDiveFile, type ReadFile } from '../read/read-dive-file.ts';
import { type Dives, surveyDives, writeUddf } from '../write/write-uddf.ts';
import { writeSubsurface } from '../write/write-subsurface.ts';

const heading = {
  program: 'Buddyline',
  version: '0.1.0',
  fullName: 'Mira Haddad',
  now: new Date('2026-11-01T12:00:00Z'),
};

export async function* inBatches(dives: readonly ImportedDive[]): Dives {
  for (let at = 0; at < dives.length; at += 100) yield dives.slice(at, at + 100);
}

export async function uddfOf(dives: readonly ImportedDive[]): Promise<string> {
  const survey = await surveyDives(inBatches(dives));
  return joined(writeUddf(heading, survey, inBatches(dives)));
}

export async function subsurfaceOf(dives: readonly ImportedDive[]): Promise<string> {
  const survey = await surveyDives(inBatches(dives));
  return joined(writeSubsurface(heading, survey, inBatches(dives)));
}

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

export function readText(text: string): Promise<ReadFile> {
  return readBytes(new TextEncoder().encode(text));
}

/** Cut into pieces, since a file arrives so. */
export function readBytes(bytes: Uint8Array, size = 10_000): Promise<ReadFile> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  return readDiveFile(pieces());
}

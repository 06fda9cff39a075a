import { v7 } from 'uuid';
import type { Random } from '../random.ts';

/** A UUIDv7 for a time, with a random part from the seed. */
export function demoId(random: Random, moment: Date): string {
  return v7({ msecs: moment.getTime(), random: random.bytes(16), seq: random.int(0, 2 ** 31 - 1) });
}

/** A 128-bit file id from the seed, so that a load overwrites the files of an interrupted one. */
export function demoFileId(random: Random): string {
  return random.bytes(16).toString('hex');
}

/** Fills `{slot}`s. @throws Error for a slot without a value, which is a mistake in the texts */
export function fillSlots(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot];
    if (value === undefined) throw new Error(`No value for {${slot}} in: ${text}`);
    return String(value);
  });
}

/** Capitalises the first letter of every sentence, because some begin with a slot. */
export function sentenceCase(text: string): string {
  return text.replaceAll(/(^|[.!?]\s+)([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

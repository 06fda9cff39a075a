import { v7 } from 'uuid';
import type { Random } from '../random.ts';

/** A UUIDv7 of a moment whose random part comes from the seed. */
export function demoId(random: Random, moment: Date): string {
  return v7({ msecs: moment.getTime(), random: random.bytes(16), seq: random.int(0, 2 ** 31 - 1) });
}

/** 128 bits like every file id; from the seed, so that an interrupted load writes over its own files. */
export function demoFileId(random: Random): string {
  return random.bytes(16).toString('hex');
}

/** Fills `{slot}`s; a slot without a value is a mistake in the texts. */
export function fillSlots(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot];
    if (value === undefined) throw new Error(`No value for {${slot}} in: ${text}`);
    return String(value);
  });
}

/** The first letter of every sentence in capitals: slots begin some of them. */
export function sentenceCase(text: string): string {
  return text.replaceAll(/(^|[.!?]\s+)([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

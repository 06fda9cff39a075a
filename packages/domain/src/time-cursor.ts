import * as v from 'valibot';
import { limitEntry } from './cursor.ts';

/**
 * A place in a list in the order of time, of which the time is not that of the id: clients choose the ids
 * of their records. Milliseconds and id, such as `1790928900000.0198c0de-…`.
 */
const timeCursorSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
);

export interface TimeCursor {
  time: Date;
  id: string;
}

/** The query of a list by `TimeCursor`: `before` is the `next` of the page before. */
export function timeCursorEntries(defaultLimit: number) {
  return { before: v.optional(timeCursorSchema), limit: limitEntry(defaultLimit) };
}

export function timeCursorText({ time, id }: TimeCursor): string {
  return `${time.getTime()}.${id}`;
}

/** @param text of `timeCursorEntries` */
export function parseTimeCursor(text: string): TimeCursor {
  const dot = text.indexOf('.');
  return { time: new Date(Number(text.slice(0, dot))), id: text.slice(dot + 1) };
}

import { createHash } from 'node:crypto';
import * as v from 'valibot';

/**
 * The tag of a record. It is weak, because the bytes of an answer may differ, such as by compression. Before the dot is
 * the version that an edit is compared with. After it is a hash of all that is shown, so that a new like changes the tag.
 */
function recordTag(updatedAt: string, shown: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return `W/"${versionOf(new Date(updatedAt))}.${hash.slice(0, 22)}"`;
}

const versionOf = (updatedAt: Date): string => updatedAt.getTime().toString(36);

/** The tags of If-Match or If-None-Match without quotes; `*` stands for any. Proxies weaken tags, so that says nothing. */
function tagsIn(header: string): string[] {
  return header.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1'),
  );
}

/** Whether the client has what the answer's ETag names. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = tagsIn(ifNoneMatch);
  return known.includes('*') || tagsIn(etag).some((tag) => known.includes(tag));
}

/** Whether If-Match names this version of a record, whatever else was shown with it. */
export function isWanted(ifMatch: string, updatedAt: Date): boolean {
  const version = versionOf(updatedAt);
  return tagsIn(ifMatch).some((tag) => tag === '*' || tag.split('.')[0] === version);
}

const recordSchema = v.object({ data: v.object({ updatedAt: v.string() }) });

/** The tag of an answer with one record; undefined if the answer has none. */
export function tagOf(answer: unknown): string | undefined {
  if (!v.is(recordSchema, answer)) return undefined;
  return recordTag(answer.data.updatedAt, answer.data);
}

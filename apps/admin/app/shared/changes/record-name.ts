import { t } from '@lingui/core/macro';
import { beginning } from '../text/beginning.ts';

/** What has the name of a record, of any noun, the best first. */
const nameFields = ['subject', 'title', 'fullName', 'username', 'site', 'content', 'name'];

/** The name of the record that was changed; undefined if the mutation's input does not have it. */
export function nameOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const fields: Partial<Record<string, unknown>> = { ...input };
  const names = nameFields.map((field) => fields[field]);
  const name = names.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? name : nameOf(fields['post']);
}

/** 'Post deleted. “Manta!”': a toast stays when the person goes on, and must not seem to be about the next record. */
export function named(text: string, name: string | undefined): string {
  if (name === undefined) return text;
  const short = beginning(name.trim());
  return t`${text} “${short}”`;
}

import type * as v from 'valibot';
import { getDotPath } from 'valibot';
import { isMessageKey, type MessageKey } from './messages.ts';

export interface FieldError {
  path: string;
  message: string;
}

export type Translate = (key: MessageKey) => string;

/** The text of one issue: ours resolved by its key, valibot's own as it is. */
export function issueText(message: string, translate: Translate): string {
  return isMessageKey(message) ? translate(message) : message;
}

/** The `errors` of a failure envelope from valibot's issues; paths are dotted. */
export function fieldErrors(
  issues: readonly v.BaseIssue<unknown>[],
  translate: Translate,
): FieldError[] {
  return issues.map((issue) => ({
    path: getDotPath(issue) ?? '',
    message: issueText(issue.message, translate),
  }));
}

import type * as v from 'valibot';
import { getDotPath } from 'valibot';
import { isMessageKey, type MessageKey } from './messages.ts';

export interface FieldError {
  path: string;
  message: string;
}

export type Translate = (key: MessageKey) => string;

/** The text of an issue: a message key is translated, valibot's own text is not. */
export function issueText(message: string, translate: Translate): string {
  return isMessageKey(message) ? translate(message) : message;
}

/** Converts valibot's issues to the `errors` of a failure envelope, with dotted paths. */
export function fieldErrors(
  issues: readonly v.BaseIssue<unknown>[],
  translate: Translate,
): FieldError[] {
  return issues.map((issue) => ({
    path: getDotPath(issue) ?? '',
    message: issueText(issue.message, translate),
  }));
}

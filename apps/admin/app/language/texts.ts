import type { MessageKey } from '@buddyline/domain/messages';
import { i18n } from '@lingui/core';

/**
 * A text that rules, screens and the API share, in the language in use; its wording is the
 * specification's, kept in `@buddyline/domain/messages`.
 */
export function sharedText(key: MessageKey): string {
  return i18n._(key);
}

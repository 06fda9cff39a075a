import type { MessageKey } from '@buddyline/domain/messages';
import { i18n } from '@lingui/core';

/**
 * A text shared by rules, screens and the API, in the active language. The wording is the specification's
 * (`@buddyline/domain/messages`).
 */
export function sharedText(key: MessageKey): string {
  return i18n._(key);
}

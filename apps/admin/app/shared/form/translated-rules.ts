// Only the rules for which our schemas have no message of their own.
import '@valibot/i18n/ar/email';
import '@valibot/i18n/ar/maxLength';
import '@valibot/i18n/ar/nonEmpty';
import '@valibot/i18n/ar/schema';
import { i18n } from '@lingui/core';
import { setGlobalConfig } from 'valibot';

/** Keeps valibot's own messages, used by rules without a message of ours, in the panel's language. */
function translateRules(): void {
  setGlobalConfig({ lang: i18n.locale });
}

translateRules();
i18n.on('change', translateRules);

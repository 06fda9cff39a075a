// Only the rules that our schemas leave to valibot's own words.
import '@valibot/i18n/ar/email';
import '@valibot/i18n/ar/maxLength';
import '@valibot/i18n/ar/nonEmpty';
import '@valibot/i18n/ar/schema';
import { i18n } from '@lingui/core';
import { setGlobalConfig } from 'valibot';

/** Valibot's own words, which stand where a rule has none of ours, follow the panel's language. */
function translateRules(): void {
  setGlobalConfig({ lang: i18n.locale });
}

translateRules();
i18n.on('change', translateRules);

import type { Locale } from '@buddyline/i18n/locale';
import { msg } from '@lingui/core/macro';
import { site } from './site.ts';
import { textsIn } from './texts.ts';

/** The deployment's own tagline, or ours. */
export const taglineIn = (locale: Locale): string =>
  site.taglines[locale] ?? textsIn(locale)._(msg`Go down together.`);

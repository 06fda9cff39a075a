import type { Catalog } from '../../../language/language.ts';
import { optionalSections } from '../../../sections.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { withTexts } from '../../../shared/lazy/with-texts.ts';

const texts: Catalog = {
  en: () => import('@buddyline/i18n/catalogs/en/conversation.po'),
  ar: () => import('@buddyline/i18n/catalogs/ar/conversation.po'),
};

/** The states of mails are named as on the page of mails. */
const fetchCode = () =>
  withTexts(optionalSections.mails.texts, withTexts(texts, import('./conversation-code.ts')));

/** Only for backends with the feature 'ticket-answers'. */
export const Conversation = lazyComponent(async () => (await fetchCode()).Conversation);
/** Only for backends with the feature 'ticket-answers'. */
export const ReplyKey = lazyComponent(async () => (await fetchCode()).ReplyKey);

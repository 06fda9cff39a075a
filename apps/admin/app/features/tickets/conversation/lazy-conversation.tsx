import { Card } from '@buddyline/ui/card';
import type { Catalog, CatalogFile } from '../../../language/language.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { withTexts } from '../../../shared/lazy/with-texts.ts';

const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../../packages/i18n/catalogs/*/conversation.po',
);

const fetchCode = () => withTexts(texts, import('./conversation-code.ts'));

/** Only for backends with the feature 'ticket-answers'. */
export const Conversation = lazyComponent(
  async () => (await fetchCode()).Conversation,
  // The height of one without messages.
  <Card className="min-h-88" />,
);
/** Only for backends with the feature 'standing'. */
export const ReporterRecord = lazyComponent(
  async () => (await fetchCode()).ReporterRecord,
  <div className="mt-3 min-h-10" />,
);
/** Only for backends with one of the features 'ticket-answers' and 'ticket-triage'. */
export const TicketProperties = lazyComponent(async () => (await fetchCode()).TicketProperties);
/** Only for backends with the feature 'ticket-answers'. */
export const ReplyKey = lazyComponent(async () => (await fetchCode()).ReplyKey);

import type { SanctionKind } from '@buddyline/domain/sanction';
import type { Locale } from '@buddyline/i18n/locale';
import { timeText } from '../../../http/time-text.ts';
import type { MailToQueue } from '../../../mail/queue-mail.ts';

type Template = 'message' | 'warning' | 'suspended';
type SanctionMail = {
  [Name in Template]: Pick<MailToQueue<Name>, 'template' | 'values'>;
}[Template];

/** The mail that tells a person of a sanction. */
export function sanctionMail(
  kind: SanctionKind,
  {
    name,
    text,
    endsAt,
    locale,
  }: { name: string; text: string; endsAt: Date | null; locale: Locale },
): SanctionMail {
  if (kind !== 'suspension') return { template: kind, values: { name, text } };
  const day = endsAt === null ? '' : timeText(endsAt, locale);
  return { template: 'suspended', values: { name, text, day } };
}

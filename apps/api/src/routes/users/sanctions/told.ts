import type { SanctionKind } from '@buddyline/domain/sanction';
import { takeBackSeconds } from '@buddyline/domain/ticket-message';
import { defaultLocale } from '@buddyline/i18n/locale';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { SanctionedPerson } from './people-sql.ts';
import { sanctionMail } from './sanction-mail.ts';

/**
 * What a person knows by mail of what was lifted or undone. `untold`: the mail about it was taken back before
 * it was sent. `told`: it was sent or is being sent. `told-again`: it was, and another mail tells them of the
 * change. `telling`: a mail tells them. `nothing`: mail has no part in it.
 */
export type Told = 'untold' | 'told' | 'told-again' | 'telling' | 'nothing';

const sentences: Record<Exclude<Told, 'nothing'>, { id: string; message: string }> = {
  untold: /*i18n*/ {
    id: 'api.sanctions.untold',
    message: 'The email about it had not gone yet, and is not sent.',
  },
  told: /*i18n*/ {
    id: 'api.sanctions.told',
    message: 'They have been told by email already.',
  },
  'told-again': /*i18n*/ {
    id: 'api.sanctions.told-again',
    message: 'They have been told by email already; another email tells them of this.',
  },
  telling: /*i18n*/ { id: 'api.sanctions.telling', message: 'They are told by email.' },
};

type Translate = (sentence: { id: string; message: string }) => string;

/** 'Undone.', and if a mail has a part in it a second sentence about that. */
export function withTold(
  done: { id: string; message: string },
  told: Told,
  translate: Translate,
): string {
  const first = translate(done);
  return told === 'nothing' ? first : `${first} ${translate(sentences[told])}`;
}

export function knowsByMail(told: Told): boolean {
  return told === 'told' || told === 'told-again';
}

/**
 * Queues the mail that tells a person of a sanction. It waits as long as a reply, so that an undo leaves
 * nothing.
 * @returns null where mail is not set up
 */
export async function tellOfSanction(
  transaction: Kysely<Database>,
  mail: Mail | null,
  { id: userId, email: to, name, locale: known }: SanctionedPerson,
  { kind, text, endsAt }: { kind: SanctionKind; text: string; endsAt: Date | null },
): Promise<string | null> {
  if (mail === null) return null;
  const locale = known ?? defaultLocale;
  const content = sanctionMail(kind, { name, text, endsAt, locale });
  return mail.queue(transaction, {
    to,
    userId,
    locale,
    ...content,
    delaySeconds: takeBackSeconds,
  });
}

/** Queues the mail that a suspension is lifted, which waits too. */
export async function tellOfLifting(
  transaction: Kysely<Database>,
  mail: Mail | null,
  { id: userId, email: to, name, locale }: SanctionedPerson,
): Promise<void> {
  await mail?.queue(transaction, {
    to,
    userId,
    template: 'suspension-lifted',
    locale: locale ?? defaultLocale,
    values: { name },
    delaySeconds: takeBackSeconds,
  });
}

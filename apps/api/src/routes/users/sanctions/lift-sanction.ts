import { defaultLocale } from '@buddyline/i18n/locale';
import type { Kysely } from 'kysely';
import { writeNote } from '../../../activity/activity-sql.ts';
import type { Act } from '../../../activity/note.ts';
import { setUndoneBy } from '../../../activity/undo-sql.ts';
import type { Database } from '../../../db/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { cancelMail } from '../../../mail/mails-sql.ts';
import { lockPassword } from '../../../session/sessions-sql.ts';
import { noSuchUser } from '../user-answers.ts';
import { lockPerson, type SanctionedPerson } from './people-sql.ts';
import { endedAlready, noSuchSanction, nothingToLift } from './sanction-answers.ts';
import { findSanction, setLifted } from './sanctions-sql.ts';
import { setSuspended, showPostsOf } from './suspension-sql.ts';

/**
 * Ends a suspension and shows the posts that it hid, or withdraws a warning. What was not mailed yet is not.
 * Sessions stay ended.
 * @throws Failure 404, 409
 */
export async function liftSanction(
  transaction: Kysely<Database>,
  { mail, act }: { mail: Mail | null; act: Act },
  ids: { userId: string; sanctionId: string },
): Promise<void> {
  const { userId, sanctionId } = ids;
  // One lifting at a time.
  await lockPassword(transaction, userId);
  const person = await lockPerson(transaction, userId);
  if (person === undefined) throw noSuchUser();
  const sanction = await findSanction(transaction, ids);
  if (sanction === undefined) throw noSuchSanction();
  if (sanction.kind === 'message') throw nothingToLift();
  const isSuspension = sanction.kind === 'suspension';
  if ((sanction.liftedAt ?? null) !== null || (isSuspension && !sanction.isActive)) {
    throw endedAlready();
  }
  await setLifted(transaction, sanctionId, act.actor?.id ?? null);
  const isUntold = sanction.mail !== null && (await cancelMail(transaction, sanction.mail.id));
  const shown = isSuspension ? await endSuspension(transaction, userId, sanctionId) : 0;
  if (isSuspension && !isUntold) await tell(transaction, mail, person);
  await writeNote(transaction, {
    ...act,
    itemId: userId,
    label: person.name,
    personId: userId,
    counts: shown > 0 ? { posts: shown } : null,
  });
  // The note of a sanction has its id.
  await setUndoneBy(transaction, sanctionId, act.id);
}

/** @returns how many posts are shown again */
async function endSuspension(
  transaction: Kysely<Database>,
  userId: string,
  sanctionId: string,
): Promise<number> {
  await setSuspended(transaction, userId, undefined);
  return showPostsOf(transaction, sanctionId);
}

async function tell(
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
  });
}

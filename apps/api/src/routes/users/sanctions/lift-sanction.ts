import type { Sanction } from '@buddyline/domain/sanction';
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

/** `shown`: the suspension had ended by itself, and its posts are shown again. */
export type Lifted = 'lifted' | 'shown';

/**
 * Ends a suspension and shows the posts that it hid, or withdraws a warning. What was not mailed yet is not.
 * Sessions stay ended. Of a suspension that has ended by itself only the posts are left.
 * @throws Failure 404, 409
 */
export async function liftSanction(
  transaction: Kysely<Database>,
  { mail, act }: { mail: Mail | null; act: Act },
  ids: { userId: string; sanctionId: string },
): Promise<Lifted> {
  const { userId, sanctionId } = ids;
  // One lifting at a time.
  await lockPassword(transaction, userId);
  const person = await lockPerson(transaction, userId);
  if (person === undefined) throw noSuchUser();
  const sanction = await findSanction(transaction, ids);
  if (sanction === undefined) throw noSuchSanction();
  if (sanction.kind === 'message') throw nothingToLift();
  const { isActive, hiddenPosts } = sanction;
  const hasEnded = sanction.kind === 'suspension' && !isActive;
  if ((sanction.liftedAt ?? null) !== null || (hasEnded && hiddenPosts === 0)) throw endedAlready();
  await setLifted(transaction, sanctionId, act.actor?.id ?? null);
  if (!hasEnded) await undoAndTell(transaction, mail, { person, sanction });
  const shown = hiddenPosts > 0 ? await showPostsOf(transaction, sanctionId) : 0;
  await writeNote(transaction, {
    ...act,
    itemId: userId,
    label: person.name,
    personId: userId,
    counts: shown > 0 ? { posts: shown } : null,
  });
  // The note of a sanction has its id.
  await setUndoneBy(transaction, sanctionId, act.id);
  return hasEnded ? 'shown' : 'lifted';
}

/** A mail that has not gone yet says nothing that must be taken back. */
async function undoAndTell(
  transaction: Kysely<Database>,
  mail: Mail | null,
  { person, sanction }: { person: SanctionedPerson; sanction: Sanction },
): Promise<void> {
  const isUntold = sanction.mail !== null && (await cancelMail(transaction, sanction.mail.id));
  if (sanction.kind !== 'suspension') return;
  await setSuspended(transaction, person.id, undefined);
  if (!isUntold) await tell(transaction, mail, person);
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

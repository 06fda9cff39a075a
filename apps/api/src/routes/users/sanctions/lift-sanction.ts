import type { Sanction } from '@buddyline/domain/sanction';
import type { Kysely } from 'kysely';
import { writeEntry } from '../../../activity/activity-sql.ts';
import type { AuditContext } from '../../../activity/audit-entry.ts';
import { setUndoneBy } from '../../../activity/undo-sql.ts';
import type { Database } from '../../../db/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { cancelMail } from '../../../mail/mails-sql.ts';
import { lockPassword } from '../../../session/sessions-sql.ts';
import { type BatchSettings, firstSize } from '../../../trash/batches/batch-size.ts';
import { noSuchUser } from '../user-answers.ts';
import { lockPerson, type SanctionedPerson } from './people-sql.ts';
import { endedAlready, noSuchSanction } from './sanction-answers.ts';
import { changeSanction, findSanction, setLifted } from './sanctions-sql.ts';
import { beginPosts } from './hidden-posts-sql.ts';
import { setSuspended } from './suspension-sql.ts';
import { type Told, tellOfLifting } from './told.ts';

export interface Lifted {
  /** `shown`: the suspension had ended by itself, and its posts are shown again. */
  outcome: 'lifted' | 'shown';
  told: Told;
  /** Their posts are being shown again after the commit, because they are many. */
  goesOn: boolean;
}

/**
 * Ends a suspension and shows the posts that it hid, or withdraws a warning or message. What was not mailed yet
 * is not. Sessions stay ended. Of a suspension that has ended by itself only the posts are left.
 * @throws Failure 404, 409
 */
export async function liftSanction(
  transaction: Kysely<Database>,
  { mail, batches, audit }: { mail: Mail | null; batches: BatchSettings; audit: AuditContext },
  ids: { userId: string; sanctionId: string },
): Promise<Lifted> {
  const { userId, sanctionId } = ids;
  // One lifting at a time.
  await lockPassword(transaction, userId);
  const person = await lockPerson(transaction, userId);
  if (person === undefined) throw noSuchUser();
  const sanction = await findSanction(transaction, ids);
  if (sanction === undefined) throw noSuchSanction();
  const { isActive, hiddenPosts } = sanction;
  const hasEnded = sanction.kind === 'suspension' && !isActive;
  if ((sanction.liftedAt ?? null) !== null || (hasEnded && hiddenPosts === 0)) throw endedAlready();
  await setLifted(transaction, sanctionId, audit.actor?.id ?? null);
  const told = hasEnded ? 'nothing' : await undoAndTell(transaction, mail, { person, sanction });
  const posts = { sanctionId, step: 'show' } as const;
  const { changed: shown, goesOn } =
    hiddenPosts > 0
      ? await beginPosts(transaction, posts, firstSize(batches).rows)
      : { changed: 0, goesOn: false };
  await writeEntry(transaction, {
    ...audit,
    itemId: userId,
    label: person.name,
    personId: userId,
    counts: shown > 0 ? { posts: shown } : null,
  });
  // The entry of a sanction has its id.
  await setUndoneBy(transaction, sanctionId, audit.id);
  return { outcome: hasEnded ? 'shown' : 'lifted', told, goesOn };
}

/** A mail that has not gone yet says nothing that must be taken back. */
async function undoAndTell(
  transaction: Kysely<Database>,
  mail: Mail | null,
  { person, sanction }: { person: SanctionedPerson; sanction: Sanction },
): Promise<Told> {
  const isUntold = sanction.mail !== null && (await cancelMail(transaction, sanction.mail.id));
  if (isUntold) await changeSanction(transaction, sanction.id, { mail_id: null });
  if (sanction.kind === 'suspension') await setSuspended(transaction, person.id, undefined);
  if (isUntold) return 'untold';
  const isTold = sanction.mail !== null && sanction.mail.status !== 'failed';
  if (sanction.kind !== 'suspension' || mail === null) return isTold ? 'told' : 'nothing';
  await tellOfLifting(transaction, mail, person);
  return isTold ? 'told-again' : 'telling';
}

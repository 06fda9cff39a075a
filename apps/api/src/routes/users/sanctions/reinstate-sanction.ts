import type { SanctionKind } from '@buddyline/domain/sanction';
import { isStaff } from '@buddyline/domain/role';
import type { Kysely } from 'kysely';
import { writeEntry } from '../../../activity/activity-sql.ts';
import type { AuditContext } from '../../../activity/audit-entry.ts';
import { findEntry, setUndoneBy } from '../../../activity/undo-sql.ts';
import type { Database } from '../../../db/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { cancelMailsAbout } from '../../../mail/mails-sql.ts';
import { lockPassword, revokeSessionsOf } from '../../../session/sessions-sql.ts';
import { type BatchSettings, firstSize } from '../../../trash/batches/batch-size.ts';
import { cannotBeUndone, undoneAlready } from '../../activity/activity-answers.ts';
import { noSuchUser } from '../user-answers.ts';
import { lockPerson, type SanctionedPerson } from './people-sql.ts';
import { suspendedAlready, suspendsAdministrator } from './sanction-answers.ts';
import { changeSanction, findLiftedBy, type LiftedSanction } from './sanctions-sql.ts';
import { beginPosts } from './hidden-posts-sql.ts';
import { setSuspended } from './suspension-sql.ts';
import { type Told, tellOfSanction } from './told.ts';

interface Reinstating {
  mail: Mail | null;
  batches: BatchSettings;
  /** Gets the kind of what is in force again. */
  auditContext: (kind: SanctionKind) => AuditContext;
}

/**
 * Undoes a lifting: a suspension lasts again until the same moment and hides its posts again, a warning counts
 * again. After a suspension has been committed the caller calls `sessions.forget()`.
 * @throws Failure 404, 409
 */
export async function reinstateSanction(
  transaction: Kysely<Database>,
  { mail, batches, auditContext }: Reinstating,
  { userId, liftId }: { userId: string; liftId: string },
): Promise<{ told: Told; goesOn: boolean }> {
  // One lifting, sign-in or undo at a time.
  await lockPassword(transaction, userId);
  const person = await lockPerson(transaction, userId);
  if (person === undefined) throw noSuchUser();
  const lift = await findEntry(transaction, liftId);
  if ((lift?.undoneBy ?? null) !== null) throw undoneAlready();
  const lifted = await findLiftedBy(transaction, { userId, liftId });
  if (lifted === undefined) throw cannotBeUndone();
  await changeSanction(transaction, lifted.id, { lifted_at: null, lifted_by: null });
  if (lifted.isLasting) await suspendAgain(transaction, person, lifted.endsAt);
  const posts = { sanctionId: lifted.id, step: 'hide' } as const;
  const { changed: hidden, goesOn } = await beginPosts(transaction, posts, firstSize(batches).rows);
  const told = await tellAgain(transaction, mail, { person, lifted });
  const audit = auditContext(lifted.kind);
  await writeEntry(transaction, {
    ...audit,
    itemId: userId,
    label: person.name,
    personId: userId,
    counts: hidden > 0 ? { posts: hidden } : null,
  });
  await setUndoneBy(transaction, liftId, audit.id);
  await setUndoneBy(transaction, lifted.id, null);
  return { told, goesOn };
}

async function suspendAgain(
  transaction: Kysely<Database>,
  person: SanctionedPerson,
  endsAt: Date | null,
): Promise<void> {
  if (isStaff(person)) throw suspendsAdministrator();
  if (person.isSuspended) throw suspendedAlready();
  await setSuspended(transaction, person.id, endsAt);
  await revokeSessionsOf(transaction, person.id);
}

/** Whoever knows of the sanction, and of no lifting, is told nothing. */
async function tellAgain(
  transaction: Kysely<Database>,
  mail: Mail | null,
  { person, lifted }: { person: SanctionedPerson; lifted: LiftedSanction },
): Promise<Told> {
  const { id, kind, isLasting, isMailed } = lifted;
  const isSuspension = kind === 'suspension';
  if (mail === null || (isSuspension ? !isLasting : isMailed)) return 'nothing';
  if (isSuspension && (await cancelMailsAbout(transaction, person.id, 'suspension-lifted'))) {
    return 'untold';
  }
  const mailId = await tellOfSanction(transaction, mail, person, lifted);
  await changeSanction(transaction, id, { mail_id: mailId });
  return isMailed ? 'told-again' : 'telling';
}

import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hashPassword } from '../session/password.ts';
import { setPassword } from './operator/accounts-sql.ts';
import type { Answers } from './operator/answers.ts';
import { CommandError } from './operator/command-error.ts';
import { emailQuestion, passwordQuestion } from './operator/questions.ts';

/** Sets a new password for an account and ends all its sessions. */
export async function resetPassword(db: Kysely<Database>, answers: Answers): Promise<string> {
  const email = await answers.ask(emailQuestion);
  const passwordHash = await hashPassword(await answers.askSecret(passwordQuestion));
  const username = await setPassword(db, email, passwordHash);
  if (username === undefined) {
    throw new CommandError(
      `No account has the address ${email}: admin:create creates an administrator.`,
    );
  }
  return `@${username} has a new password, and all sessions of the account have ended.`;
}

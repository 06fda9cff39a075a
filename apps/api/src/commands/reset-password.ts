import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hashPassword } from '../session/password.ts';
import { setPassword } from './operator/accounts-sql.ts';
import type { Answers } from './operator/answers.ts';
import { CommandError } from './operator/command-error.ts';
import { emailQuestion, passwordQuestion } from './operator/questions.ts';

const twoStepOption = '--two-step';

/**
 * Sets a new password for an account and ends all its sessions. With `--two-step` it removes the second step too, for
 * an administrator who has lost every device, when no colleague can do it.
 */
export async function resetPassword(
  db: Kysely<Database>,
  answers: Answers,
  options: readonly string[],
): Promise<string> {
  const withoutTwoStep = options.includes(twoStepOption);
  const unknown = options.find((option) => option !== twoStepOption);
  if (unknown !== undefined)
    throw new CommandError(`There is no option ${unknown}: use ${twoStepOption}, or none.`);
  const email = await answers.ask(emailQuestion);
  const passwordHash = await hashPassword(await answers.askSecret(passwordQuestion));
  const username = await setPassword(db, email, passwordHash, { withoutTwoStep });
  if (username === undefined) {
    throw new CommandError(
      `No account has the address ${email}: admin:create creates an administrator.`,
    );
  }
  const without = withoutTwoStep ? ' and no two-step sign-in' : '';
  return `@${username} has a new password${without}, and all sessions of the account have ended.`;
}

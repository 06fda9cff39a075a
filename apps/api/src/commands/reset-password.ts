import { hashPassword } from '../session/password.ts';
import { resetPassword } from './operator/accounts-sql.ts';
import { CommandError } from './operator/command-error.ts';
import { emailQuestion, passwordQuestion } from './operator/questions.ts';
import { runCommand } from './operator/run-command.ts';

/** `admin:reset-password`: a new password for an account; whoever is signed in with it is signed out. */
await runCommand(async (db, answers) => {
  const email = await answers.ask(emailQuestion);
  const passwordHash = await hashPassword(await answers.askSecret(passwordQuestion));
  const username = await resetPassword(db, email, passwordHash);
  if (username === undefined) {
    throw new CommandError(`Nobody has the address ${email}: admin:create makes an administrator.`);
  }
  return `@${username} has a new password, and all sessions of the account have ended.`;
});

import { hashPassword } from '../session/password.ts';
import { insertAdmin } from './operator/accounts-sql.ts';
import { emailQuestion, nameQuestion, passwordQuestion } from './operator/questions.ts';
import { runCommand } from './operator/run-command.ts';

/** `admin:create`: the first administrator of a deployment, or a further one. */
await runCommand(async (db, answers) => {
  const email = await answers.ask(emailQuestion);
  const fullName = await answers.ask(nameQuestion);
  const passwordHash = await hashPassword(await answers.askSecret(passwordQuestion));
  const username = await insertAdmin(db, { email, fullName, passwordHash });
  return `${fullName} (@${username}) can now sign in to the panel with ${email}.`;
});

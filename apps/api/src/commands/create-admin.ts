import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hashPassword } from '../session/password.ts';
import { insertAdmin } from './operator/accounts-sql.ts';
import type { Answers } from './operator/answers.ts';
import { emailQuestion, nameQuestion, passwordQuestion } from './operator/questions.ts';

/** Creates the first administrator of a deployment, or another one. */
export async function createAdmin(db: Kysely<Database>, answers: Answers): Promise<string> {
  const email = await answers.ask(emailQuestion);
  const fullName = await answers.ask(nameQuestion);
  const passwordHash = await hashPassword(await answers.askSecret(passwordQuestion));
  const username = await insertAdmin(db, { email, fullName, passwordHash });
  return `${fullName} (@${username}) can now sign in to the panel with ${email}.`;
}

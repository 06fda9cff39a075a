import { parseArgs } from 'node:util';
import { type StaffLevel, staffLevels } from '@buddyline/domain/role';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hashPassword } from '../session/password.ts';
import { insertAdmin } from './operator/accounts-sql.ts';
import type { Answers } from './operator/answers.ts';
import { CommandError } from './operator/command-error.ts';
import { emailQuestion, nameQuestion, passwordQuestion } from './operator/questions.ts';

/** Creates the first administrator of a deployment, or another one, with `--level support` one of that level. */
export async function createAdmin(
  db: Kysely<Database>,
  answers: Answers,
  options: readonly string[],
): Promise<string> {
  const staffLevel = readLevel(options);
  const email = await answers.ask(emailQuestion);
  const fullName = await answers.ask(nameQuestion);
  const passwordHash = await hashPassword(await answers.askSecret(passwordQuestion));
  const username = await insertAdmin(db, { email, fullName, passwordHash, staffLevel });
  return `${fullName} (@${username}, level ${staffLevel}) can now sign in to the panel with ${email}.`;
}

/** @throws CommandError for another option, or an unknown level */
export function readLevel(options: readonly string[]): StaffLevel {
  const { values, tokens } = parseArgs({
    args: [...options],
    options: { level: { type: 'string', default: 'full' } },
    strict: false,
    tokens: true,
  });
  const level = staffLevels.find((one) => one === values.level);
  const isUnknown = tokens.some((token) => token.kind !== 'option' || token.name !== 'level');
  if (level !== undefined && !isUnknown) return level;
  throw new CommandError(`admin:create takes --level with one of ${staffLevels.join(', ')}.`);
}

import type { Kysely } from 'kysely';
import { ConfigError, readDatabaseConfig } from '../../config.ts';
import { closeDataDir } from '../../data-dir.ts';
import { DatabaseOpenError } from '../../db/database-errors.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { type Answers, openAnswers } from './answers.ts';
import { CommandError } from './command-error.ts';

/** Returns what to tell the operator when it is done. */
export type Command = (db: Kysely<Database>, answers: Answers) => Promise<string>;

/**
 * Runs an operator's command on the database that the server of this environment uses, and ends the
 * process: 0 when done, 1 with one sentence when not. The embedded database admits one process, so
 * the app has to be stopped meanwhile; opening it says so.
 */
export async function runCommand(command: Command): Promise<void> {
  const answers = openAnswers(process.env);
  try {
    const config = readDatabaseConfig(process.env);
    closeDataDir(config.dataDir);
    const database = await openDatabase(config);
    try {
      process.stdout.write(`${await command(database.db, answers)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  } finally {
    answers.close();
  }
}

function explain(error: unknown): string {
  const isForeseen =
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof DatabaseOpenError;
  if (isForeseen) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

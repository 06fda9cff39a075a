import type { Kysely } from 'kysely';
import { ConfigError, readDatabaseConfig } from '../../config.ts';
import { secureDataDir } from '../../data-dir.ts';
import { DatabaseOpenError } from '../../db/database-errors.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { type Answers, openAnswers } from './answers.ts';
import { CommandError } from './command-error.ts';

/** Returns the message for the operator. */
export type Command = (
  db: Kysely<Database>,
  answers: Answers,
  options: readonly string[],
) => Promise<string>;

/**
 * Runs an operator's command on the server's database. A failure prints one sentence and sets the
 * exit code to 1. The embedded database allows only one process, so the API must be stopped; if it
 * runs, the error says so.
 */
export async function runCommand(command: Command, options: readonly string[]): Promise<void> {
  const answers = openAnswers(process.env);
  try {
    const config = readDatabaseConfig(process.env);
    secureDataDir(config.dataDir);
    const database = await openDatabase(config);
    try {
      process.stdout.write(`${await command(database.db, answers, options)}\n`);
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
  const isExpected =
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof DatabaseOpenError;
  if (isExpected) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import { createAdmin } from './create-admin.ts';
import { listImpossibleDates } from './impossible-dates.ts';
import { type Command, runCommand } from './operator/run-command.ts';
import { resetPassword } from './reset-password.ts';

const commands: Partial<Record<string, Command>> = {
  'admin:create': createAdmin,
  'admin:reset-password': resetPassword,
  'divelogs:impossible-dates': listImpossibleDates,
};

/** Runs the operator's command with this name and these options, with the server's settings. */
export async function runNamedCommand(name: string, options: readonly string[]): Promise<void> {
  const command = commands[name];
  if (command !== undefined) return runCommand(command, options);
  const names = Object.keys(commands).join(' or ');
  process.stderr.write(
    `There is no command ${name}: use ${names}, or no command to start the API.\n`,
  );
  process.exitCode = 1;
}

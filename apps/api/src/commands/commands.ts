import { createAdmin } from './create-admin.ts';
import { type Command, runCommand } from './operator/run-command.ts';
import { resetPassword } from './reset-password.ts';

const commands: Partial<Record<string, Command>> = {
  'admin:create': createAdmin,
  'admin:reset-password': resetPassword,
};

/** Runs the operator's command of that name, with the settings of the server. */
export async function runNamedCommand(name: string): Promise<void> {
  const command = commands[name];
  if (command !== undefined) return runCommand(command);
  const names = Object.keys(commands).join(' or ');
  process.stderr.write(`There is no command ${name}: it is ${names}, or nothing, to serve.\n`);
  process.exitCode = 1;
}

import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { errorCode } from './db/database-errors.ts';
import { makeFolder } from './make-folder.ts';

/** For the owner alone. */
const ownerOnly = { file: 0o600, folder: 0o700 };
const othersBits = 0o077;
const stickyBit = 0o1000;

/** What the API keeps in its data folder; `npm start` tries with a probe whether it can be written. */
const isOurs = (name: string): boolean =>
  /^(?:database(?:\.new)?|files|incoming|server\.key|(?:owner|engine)\.lock|\.probe-.*)$/.test(
    name,
  );

/**
 * Makes sure that no other account of this machine reads what lies in the data folder, which is all of
 * the embedded database, certificates and the server's key. A folder from before is tightened.
 * Called before anything in it is opened; what this process makes from then on is the owner's alone.
 * @throws ConfigError when it is open to others and not this program's to close
 */
export function closeDataDir(dataDir: string): void {
  // Windows has no such modes: there a folder has the rights of the one above.
  if (process.getuid === undefined) return;
  process.umask(othersBits);
  try {
    makeFolder(dataDir);
    close(dataDir, process.getuid());
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be used (${errorCode(error)}): give this user the right to, or set DATA_DIR to another folder.`,
    );
  }
}

function close(dataDir: string, self: number): void {
  const { mode, uid } = statSync(dataDir);
  if ((mode & othersBits) === 0) return;
  const names = readdirSync(dataDir);
  // To close a folder that others use too (`/tmp`, a home) would do harm.
  if (uid !== self || (mode & stickyBit) !== 0 || !names.every(isOurs)) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} can be read by other accounts of this machine (mode ${(mode & 0o777).toString(8)}) and holds other things or belongs to somebody else: name a folder of its own, such as ${join(dataDir, 'buddyline')}, or close it with chmod 700.`,
    );
  }
  for (const name of names) tighten(join(dataDir, name));
  // Last, so that an interrupted start begins anew.
  chmodSync(dataDir, ownerOnly.folder);
}

/** The file, or the folder with all that is in it. Links lead to what is not ours. */
function tighten(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (!entry.isDirectory()) return chmodSync(path, ownerOnly.file);
  for (const name of readdirSync(path)) tighten(join(path, name));
  chmodSync(path, ownerOnly.folder);
}

import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { errorCode } from './db/database-errors.ts';
import { makeFolder } from './make-folder.ts';

const ownerOnly = { file: 0o600, folder: 0o700 };
const othersBits = 0o077;
const stickyBit = 0o1000;

/** Names that the API creates in its data folder, and the probe with which `npm start` tests it. */
const isOurs = (name: string): boolean =>
  /^(?:database(?:\.new)?|files|incoming|mail|server\.key|(?:owner|engine)\.lock|erased\.csv(?:\.part)?|\.probe-.*)$/.test(
    name,
  );

/**
 * Denies other accounts of this machine access to the data folder, with the embedded database,
 * certificates and the server's key. Existing files get owner-only modes too. To be called before
 * anything in the folder is opened; the umask covers files that this process creates later.
 * @throws ConfigError when other accounts can read the folder and it is not only the API's
 */
export function secureDataDir(dataDir: string): void {
  // Windows has no such modes: folders inherit the rights of their parent.
  if (process.getuid === undefined) return;
  process.umask(othersBits);
  try {
    makeFolder(dataDir);
    close(dataDir, process.getuid());
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    const reason = errorCode(error) === 'EEXIST' ? 'a file is there' : errorCode(error);
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be used (${reason}): give this user access, or set DATA_DIR to another folder.`,
    );
  }
}

function close(dataDir: string, self: number): void {
  const { mode, uid } = statSync(dataDir);
  if ((mode & othersBits) === 0) return;
  const names = readdirSync(dataDir);
  // Changing a folder that others use too (`/tmp`, a home) would do harm.
  if (uid !== self || (mode & stickyBit) !== 0 || !names.every(isOurs)) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} can be read by other accounts of this machine (mode ${(mode & 0o777).toString(8)}) and holds other things or belongs to somebody else: name a folder of its own, such as ${join(dataDir, 'buddyline')}, or restrict it with chmod 700.`,
    );
  }
  for (const name of names) tighten(join(dataDir, name));
  // Last, so that the next start repeats an interrupted change.
  chmodSync(dataDir, ownerOnly.folder);
}

/** Restricts a file, or a folder and its contents. Links are skipped: their targets are not ours. */
function tighten(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (!entry.isDirectory()) return chmodSync(path, ownerOnly.file);
  for (const name of readdirSync(path)) tighten(join(path, name));
  chmodSync(path, ownerOnly.folder);
}

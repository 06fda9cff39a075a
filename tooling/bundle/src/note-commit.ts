import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes the commit that is checked out into a bundle's package.json, as npm's `gitHead`, from which `server.js` reads
 * it. Not in the build, which is kept for commits that change nothing in it. An image is built without the repository
 * and has the variable `COMMIT` instead.
 */
export async function noteCommit(path: string): Promise<void> {
  const gitHead = currentCommit();
  if (gitHead === undefined) return;
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, `${JSON.stringify({ ...manifest, gitHead }, null, 2)}\n`);
}

/** Undefined without git, and in an unpacked archive of the sources. */
function currentCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

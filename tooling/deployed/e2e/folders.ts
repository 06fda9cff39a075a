import { cp, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { addPackages } from '@buddyline/bundle/add-packages';

const apps = join(import.meta.dirname, '../../../apps');
export const appNames = ['admin', 'share', 'landing', 'api'] as const;
export type AppName = (typeof appNames)[number];

/** Copies each app's deployed folder to where the repository's `node_modules` is not visible. */
export async function deployFolders(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'buddyline-deployed-'));
  for (const app of appNames) {
    const source = join(apps, app, 'dist');
    const filter = (path: string) => path !== join(source, 'node_modules');
    await cp(source, join(root, app), { recursive: true, filter });
    await addPackages(join(apps, app), join(root, app));
  }
  return root;
}

/** A folder's packages and its size in MB. */
export async function contentsOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const packages = new Set(
    files.flatMap((file) => file.split(`${sep}node_modules${sep}`).slice(1).map(packageOf)),
  );
  return { megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6, packages: [...packages] };
}

function packageOf(path: string): string {
  const [first = '', second = ''] = path.split(sep);
  return first.startsWith('@') ? `${first}/${second}` : first;
}

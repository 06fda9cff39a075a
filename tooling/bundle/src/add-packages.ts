import { cp, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Manifest, manifestOf } from './manifest.ts';
import { noteCommit } from './note-commit.ts';

/** Maps each package's folder in the deployed folder to the folder it was copied from. */
type Places = Map<string, string>;

/** Files that are not needed at run time. */
const unneeded = /\.(?:map|md|[cm]?ts|tsbuildinfo)$/i;

/**
 * Copies the packages that a bundle imports, and their dependencies, into its `node_modules`. They
 * are copied as installed for the app: in the lockfile's versions, for this operating system and
 * CPU.
 */
export async function addPackages(appDir: string, folder: string): Promise<void> {
  await rm(join(folder, 'node_modules'), { recursive: true, force: true });
  const { dependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const places: Places = new Map();
  let pending = place(Object.keys(dependencies), [], { from: appDir, to: folder }, folder, places);
  // Breadth first: all dependencies of one level are placed before the next level, so that a
  // version placed later cannot shadow one for a package placed before.
  while (pending.length > 0) {
    await Promise.all(pending.map(({ manifest, to }) => copy(manifest.folder, to)));
    pending = pending.flatMap(({ manifest, to }) =>
      place(
        manifest.dependencies,
        manifest.optionalDependencies,
        { from: manifest.folder, to },
        folder,
        places,
      ),
    );
  }
}

interface Placed {
  manifest: Manifest;
  to: string;
}

/**
 * Places packages at the top level if the name is free, else below the package that needs another
 * version.
 */
function place(
  required: string[],
  optional: string[],
  { from, to }: { from: string; to: string },
  root: string,
  places: Places,
): Placed[] {
  const wanted = [...required, ...optional].flatMap((name) => {
    const manifest = manifestOf(name, from);
    if (manifest === undefined && required.includes(name)) {
      throw new Error(`${from} needs ${name}, which is not installed. Run pnpm install.`);
    }
    return manifest === undefined ? [] : [{ name, manifest }];
  });
  return wanted.flatMap(({ name, manifest }) => {
    const found = visibleFrom(to, name, root, places);
    if (found === manifest.folder) return [];
    const free = join(found === undefined ? root : to, 'node_modules', name);
    places.set(free, manifest.folder);
    return [{ manifest, to: free }];
  });
}

/** The package that Node would resolve from this folder. */
function visibleFrom(folder: string, name: string, root: string, places: Places) {
  for (let at = folder; ; at = dirname(at)) {
    const found = places.get(join(at, 'node_modules', name));
    if (found !== undefined || at === root) return found;
  }
}

async function copy(from: string, to: string): Promise<void> {
  const filter = (path: string) =>
    path === from || (basename(path) !== 'node_modules' && !unneeded.test(path));
  await cp(from, to, { recursive: true, dereference: true, filter });
}

// `node add-packages.ts` in an app's folder, after its build.
if (import.meta.main) {
  const app = process.cwd();
  await addPackages(app, join(app, 'dist'));
  await noteCommit(join(app, 'dist/package.json'));
}

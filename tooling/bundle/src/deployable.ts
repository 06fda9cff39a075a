import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuiltin } from 'node:module';
import type { OutputBundle, OutputChunk, Plugin } from 'rolldown';
import { manifestOf } from './manifest.ts';

interface Deployable {
  /** The app's folder. */
  appDir: string;
}

/**
 * Makes the output folder self-contained: adds React Router's build, and a package.json whose
 * dependencies are the packages that are not bundled, with the versions of Node that it runs with.
 */
export function deployable({ appDir }: Deployable): Plugin {
  return {
    name: 'deployable',
    async writeBundle({ dir = '' }, bundle) {
      await writeFile(join(dir, 'package.json'), await describe(appDir, bundle));
      const built = join(appDir, 'build');
      const serverBuild = join(built, 'server');
      if (!existsSync(built)) return;
      // The server build is already in the bundle.
      const filter = (path: string) => path !== serverBuild;
      await cp(built, join(dir, 'build'), { recursive: true, filter });
    },
  };
}

async function describe(appDir: string, bundle: OutputBundle) {
  const app = JSON.parse(await readFile(join(appDir, 'package.json'), 'utf8'));
  const names = [...new Set(importedPackages(bundle))].toSorted();
  const versions = names.map((name) => [name, manifestOf(name, appDir)?.version]);
  const { name, version, license, type } = app;
  // All apps need the Node of the repository.
  const root = JSON.parse(await readFile(join(appDir, '../../package.json'), 'utf8'));
  const manifest = {
    name,
    version,
    private: true,
    license,
    type,
    engines: root.engines,
    dependencies: Object.fromEntries(versions),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function importedPackages(bundle: OutputBundle): string[] {
  return Object.values(bundle)
    .filter((file): file is OutputChunk => file.type === 'chunk')
    .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
    .filter((specifier) => !(specifier in bundle) && !isBuiltin(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
}

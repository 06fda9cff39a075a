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
 * Makes the output folder self-contained: adds React Router's build, a package.json whose
 * dependencies are the packages that are not bundled, and `server.js`, which starts the entry point
 * `server` if this Node can run it.
 */
export function deployable({ appDir }: Deployable): Plugin {
  return {
    name: 'deployable',
    outputOptions: (options) => ({
      ...options,
      entryFileNames: ({ name }) => (name === 'server' ? 'main.js' : '[name].js'),
    }),
    async writeBundle({ dir = '' }, bundle) {
      const manifest = await describe(appDir, bundle);
      await writeFile(join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      await writeFile(join(dir, 'server.js'), checkNode(manifest));
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
  return {
    name,
    version,
    private: true,
    license,
    type,
    engines: root.engines,
    dependencies: Object.fromEntries(versions),
  };
}

/**
 * `server.js`, in syntax that old versions of Node know. They would fail with a stack trace on an import
 * that they lack, and only when all imports are there does a module's own code run.
 */
function checkNode({ name, engines }: { name: string; engines: { node: string } }): string {
  const [major, minor] = /(?<!\d)(\d+)\.(\d+)/.exec(engines.node)?.slice(1) ?? [];
  return `const [major, minor] = process.versions.node.split('.').map(Number);
if (major > ${major} || (major === ${major} && minor >= ${minor})) {
  import('./main.js');
} else {
  process.stderr.write(
    '${name} needs Node ${major}.${minor} or later; this is ' + process.versions.node + '.\\n',
  );
  process.exitCode = 1;
}
`;
}

function importedPackages(bundle: OutputBundle): string[] {
  return Object.values(bundle)
    .filter((file): file is OutputChunk => file.type === 'chunk')
    .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
    .filter((specifier) => !(specifier in bundle) && !isBuiltin(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
}

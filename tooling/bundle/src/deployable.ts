import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuiltin } from 'node:module';
import type { OutputBundle, OutputChunk, Plugin } from 'rolldown';
import { manifestOf } from './manifest.ts';
import { noticesOf } from './notices.ts';

interface Deployable {
  /** The app's folder. */
  appDir: string;
}

/**
 * Makes the output folder self-contained. It adds React Router's build, the licences of all packages, and a package.json
 * whose dependencies are the packages that are not bundled. It also adds `server.js`, which starts the entry point
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
      await writeFile(join(dir, 'THIRD-PARTY.txt'), noticesOf(contentsOf(appDir, bundle)));
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
  return `import { readFileSync } from 'node:fs';

// The bundle's commit, unless the environment has one.
const { gitHead = '' } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
if (!process.env.COMMIT) process.env.COMMIT = gitHead;
const [major, minor] = process.versions.node.split('.').map(Number);
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

function contentsOf(appDir: string, bundle: OutputBundle) {
  const modules = chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds);
  return { appDir, modules, copied: importedPackages(bundle) };
}

const chunksOf = (bundle: OutputBundle) =>
  Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');

function importedPackages(bundle: OutputBundle): string[] {
  return chunksOf(bundle)
    .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
    .filter((specifier) => !(specifier in bundle) && !isBuiltin(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
}

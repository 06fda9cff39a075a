import { readFileSync, readdirSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { type Manifest, manifestOf } from './manifest.ts';

/** Packages that our own ones only need to be built, but whose fonts, maps or styles are in what they build. */
const builtIn = new Set([
  '@fontsource-variable/readex-pro',
  '@fontsource/readex-pro',
  'tailwindcss',
  'world-atlas',
]);

const isOurName = (name: string) => name.startsWith('@buddyline/');
const isOurs = ({ name }: Manifest) => isOurName(name);

interface Contents {
  appDir: string;
  /** The files that were bundled. */
  modules: string[];
  /** The names of the packages that are copied, with all that they need. */
  copied: string[];
}

/** The text of a deployed folder's `THIRD-PARTY.txt`: its packages, bundled or copied, and the texts of their licences. */
export function noticesOf(contents: Contents): string {
  const found = [...bundled(contents), ...copiedWith(contents), ...builtInto(contents)];
  const byFolder = new Map(found.map((each) => [each.folder, each]));
  const packages = [...byFolder.values()]
    .filter((each) => !isOurs(each))
    .toSorted((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1));
  const list = packages.map((each) =>
    [titleOf(each), each.license, plainAddress(each.repository)].filter(Boolean).join(', '),
  );
  const holders = Map.groupBy(packages, licenceText);
  const texts = [...holders].map(
    ([text, sharing]) => `${'-'.repeat(80)}\n${sharing.map(titleOf).join(', ')}\n\n${text}`,
  );
  return [
    'This folder contains the following packages, each under its own licence. Their sources are at the addresses.',
    list.join('\n'),
    ...texts,
    '',
  ].join('\n\n');
}

const titleOf = ({ name, version }: Manifest) => `${name} ${version}`;
const plainAddress = (address: string) => address.replace(/^git\+/, '').replace(/\.git$/, '');

function bundled({ modules }: Contents): Manifest[] {
  const folders = new Set(modules.filter(isAbsolute).map((file) => dirname(file)));
  return [...folders].flatMap((folder) => packageAround(folder) ?? []);
}

/** Some packages have manifests in their folders as well, which only say how a file is read. */
function packageAround(folder: string): Manifest | undefined {
  const manifest = manifestOf('.', folder);
  if (manifest === undefined || !manifest.folder.includes('node_modules')) return manifest;
  const isWhole = manifest.folder.endsWith(join('node_modules', manifest.name));
  return isWhole ? manifest : packageAround(dirname(manifest.folder));
}

function copiedWith({ appDir, copied }: Contents): Manifest[] {
  // Optional packages for other platforms are not installed.
  const needs = ({ dependencies, optionalDependencies }: Manifest) => [
    ...dependencies,
    ...optionalDependencies,
  ];
  return closure(copied, appDir, needs);
}

/** The packages whose fonts, maps or styles are built into the app and into our packages that it uses. */
function builtInto({ appDir }: Contents): Manifest[] {
  const used = closure(['.'], appDir, ({ dependencies }) => dependencies.filter(isOurName));
  return used.flatMap(({ folder, devDependencies }) =>
    devDependencies
      .filter((name) => builtIn.has(name))
      .flatMap((name) => manifestOf(name, folder) ?? []),
  );
}

/** The packages, those that they need, and so on. */
function closure(
  names: string[],
  from: string,
  needs: (manifest: Manifest) => string[],
): Manifest[] {
  const found = new Map<string, Manifest>();
  const pending = names.map((name) => manifestOf(name, from));
  for (let next = pending.pop(); next !== undefined || pending.length > 0; next = pending.pop()) {
    if (next === undefined || found.has(next.folder)) continue;
    const { folder } = next;
    found.set(folder, next);
    pending.push(...needs(next).map((name) => manifestOf(name, folder)));
  }
  return [...found.values()];
}

const licenceFile = /^(?:licen[cs]e|copying|notice)/i;

/** The files with its licence, else what its README says of it, else the name of the licence. */
function licenceText({ folder, license }: Manifest): string {
  const names = readdirSync(folder).toSorted();
  const read = (name: string) =>
    readFileSync(join(folder, name), 'utf8').replaceAll('\r', '').trim();
  const files = names.filter((name) => licenceFile.test(name));
  if (files.length > 0) return files.map(read).join('\n\n');
  const readme = names
    .filter((name) => /^readme/i.test(name))
    .map(read)
    .join('\n');
  return /^#+ *licen[cs].*?(?=^#|$(?![\s\S]))/ims.exec(readme)?.[0].trim() ?? `Licence: ${license}`;
}

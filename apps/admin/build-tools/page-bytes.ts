import { readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listAddresses, readBuiltRoutes } from '../server/known-addresses.ts';
import { catalogsBySegment, listCatalogs } from './page-catalogs.ts';

/*
 * `pnpm page-bytes` lists the gzipped kB of script with which each page starts, in English.
 * `pnpm page-bytes /admin/users` lists what that page consists of. A module's figure is its share of its
 * chunk's minified text, applied to the chunk's gzipped size.
 */

const [, , wanted] = process.argv;
const shownModules = 60;
const buildDir = join(import.meta.dirname, '../build');
const clientDir = join(buildDir, 'client');

const routes = await readBuiltRoutes(clientDir);
const assets = await readdir(join(clientDir, 'assets'));
const catalogs = listCatalogs(assets)['en'] ?? {};
const bySegment = catalogsBySegment();
const pages = listAddresses(routes).filter(({ address }) => !wanted || address === wanted);

for (const { address, modules } of pages) {
  const files = [...new Set([...entryFiles(), ...modules, ...catalogsOf(address)])];
  const chunks = await Promise.all(files.map(readChunk));
  const kB = chunks.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;
  console.log(`${kB.toFixed(1)} kB in ${files.length} files: ${address}`);
  if (wanted) await printContent(chunks);
}
// It has source maps, so it is not to be deployed.
await rm(buildDir, { recursive: true });

interface Chunk {
  file: string;
  code: string;
  gzipped: number;
}

/** What every page starts with. */
function entryFiles(): string[] {
  const entry = assets.filter((name) => /^(?:manifest|entry\.client)-[\w-]+\.js$/.test(name));
  const { module = '', imports = [] } = routes['root'] ?? {};
  return [...entry.map((name) => `/assets/${name}`), module, ...imports];
}

/** The catalogs that `boot-script.ts` preloads. */
function catalogsOf(address: string): string[] {
  const [, area, section = '', record] = address.split('/');
  const shared = area === 'admin' ? ['login', 'admin', 'domain'] : ['login'];
  const ofForms = record !== undefined || section === 'settings' ? ['rules'] : [];
  const ofPage = address.split('/').map((part) => bySegment[part] ?? '');
  return [...shared, ...ofForms, ...ofPage].flatMap((name) => catalogs[name] ?? []);
}

async function readChunk(file: string): Promise<Chunk> {
  const text = await readFile(join(clientDir, file), 'utf8');
  const code = text.replace(/\n\/\/# sourceMappingURL=.*$/, '');
  return { file, code, gzipped: gzipSync(code, { level: 9 }).length };
}

async function printContent(chunks: Chunk[]): Promise<void> {
  const modules = new Map<string, number>();
  for (const chunk of chunks) {
    for (const [module, length] of await lengthsByModule(chunk)) {
      add(modules, module, (length / chunk.code.length) * chunk.gzipped);
    }
  }
  const owners = new Map<string, number>();
  for (const [module, bytes] of modules) add(owners, ownerOf(module), bytes);
  printLargest('Packages and folders', owners);
  printLargest('Modules', modules);
}

/** How many characters of a chunk come from each module. */
async function lengthsByModule({ file, code }: Chunk): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  const map = await readFile(join(clientDir, `${file}.map`), 'utf8').catch(() => null);
  if (map === null) return lengths.set(file.slice(1), code.length);
  const sources = new SourceMap(JSON.parse(map));
  code.split('\n').forEach((line, at) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = sources.findEntry(at, column);
      // Undefined for text that the bundler has added.
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      add(lengths, source ? nameOf(source) : '(bundler)', 1);
    }
  });
  return lengths;
}

/** 'valibot/dist/index.mjs', 'packages/ui/src/button.tsx' or 'app/root.tsx'. */
function nameOf(source: string): string {
  return source.replace(/^.*node_modules\//, '').replace(/^(?:\.\.\/)+/, '');
}

function ownerOf(module: string): string {
  const depth = /^(?:app\/features|app\/shared|packages|@[\w-]+)\//.test(module) ? 2 : 1;
  return module
    .split('/')
    .slice(0, module.startsWith('app/') ? depth + 1 : depth)
    .join('/');
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function printLargest(title: string, sums: Map<string, number>): void {
  console.log(`\n${title}, kB:`);
  const sorted = [...sums].toSorted(([, one], [, other]) => other - one).slice(0, shownModules);
  for (const [name, bytes] of sorted)
    console.log(`${(bytes / 1000).toFixed(2).padStart(7)}  ${name}`);
}

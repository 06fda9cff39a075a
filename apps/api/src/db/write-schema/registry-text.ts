/** `migrations.ts` for these files of its folder, which are named `0001-fold-search.ts`. */
export function registryText(files: readonly string[]): string {
  const steps = files.filter((file) => /^\d{4}-.+(?<!\.test)\.ts$/.test(file)).toSorted();
  const names = steps.map((file) => file.replace(/\.ts$/, ''));
  const imports = names.map((name) => `import { ${constantOf(name)} } from './${name}.ts';\n`);
  const entries = names.map((name) => `  '${name}': ${constantOf(name)},\n`);
  return `${imports.join('')}import type { Migrations } from './migration.ts';

/**
 * In order of their names. Imported one by one, because the production API is a single bundle without folders.
 * Written by \`pnpm --filter @buddyline/api schema\` from the files of this folder.
 */
export const migrations: Migrations = {
${entries.join('')}};
`;
}

/** `foldSearch` for `0001-fold-search`: what the file exports. */
function constantOf(name: string): string {
  return name
    .replace(/^\d+-/, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

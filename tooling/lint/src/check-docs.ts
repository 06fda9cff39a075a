import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsIn, settingsIn } from './docs.ts';
import { repositoryFiles, root } from '@buddyline/tests/repository-files';

const files = repositoryFiles();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const documents = files.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));
const sources = files
  .filter((file) => /\.(?:mjs|tsx?|json|ya?ml)$/.test(file) && file !== 'pnpm-lock.yaml')
  .map(read)
  .join('\n');
const context = { root, files, sources, scripts: readScripts(), read };

const problems = documents.flatMap((document) =>
  problemsIn(document, read(document), context).map(
    (problem) => `${document} ${problem}, which does not exist`,
  ),
);
const readme = read('README.md');
for (const file of ['apps/api/src/config.ts', 'packages/web-server/src/run.ts']) {
  const missing = settingsIn(read(file)).filter((name) => !readme.includes(`\`${name}\``));
  problems.push(...missing.map((name) => `README.md lacks the setting ${name} of ${file}`));
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${documents.length} documents, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function readScripts(): Set<string> {
  const manifests = files.filter((file) => /(?:^|\/)package\.json$/.test(file));
  return new Set(
    manifests.flatMap((file) => {
      const manifest: { name: string; scripts?: Record<string, string> } = JSON.parse(read(file));
      const prefix = file === 'package.json' ? '' : `${manifest.name} `;
      return Object.keys(manifest.scripts ?? {}).map((script) => prefix + script);
    }),
  );
}

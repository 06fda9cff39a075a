import { expect, test } from 'vitest';
import { problemsIn, settingsIn } from './docs.ts';

const context = {
  root: '/nowhere',
  files: ['apps/admin/README.md', 'apps/admin/app/routes.ts', 'packages/ui/src/table.tsx'],
  sources: 'export function findChromium() {}',
  scripts: new Set(['start', 'bench:browser', '@buddyline/admin build']),
  read: () => `test("a row's link", go); it.each(rows)('page %s', go);`,
};

const problems = (text: string) => problemsIn('apps/admin/README.md', text, context);

test.each([
  'Every URL is in `app/routes.ts`, which `routes.ts` alone also finds.',
  '`packages/ui/src/table.tsx` and `packages/*/src/<noun>.ts` and `build/client/index.html`',
  '`findChromium()` looks for one; `PORT`, `HOST` and `/health` are not symbols.',
  '[the site](https://example.org) and `npm start` and `pnpm --filter @buddyline/admin build`',
  "`packages/ui/src/table.tsx` › `a row's link`, `packages/ui/src/table.tsx` › `page %s`",
  '```ts\nconst anythingGoes = 1;\n```',
])('%s', (text) => expect(problems(text)).toEqual([]));

test.each([
  ['See `app/paths.ts`.', 'names the file app/paths.ts'],
  ['Call `findFirefox()`.', 'names the symbol findFirefox'],
  ['See [there](docs/there.md).', 'links to docs/there.md'],
  ['`app/routes.ts:12`', 'names a line number: app/routes.ts:12'],
  ['`pnpm --filter @buddyline/admin deploy`', 'names the script @buddyline/admin deploy'],
  ['`npm run bench:all`', 'names the script bench:all'],
  ['`app/routes.ts` › `a row`', 'names the test app/routes.ts › a row'],
  ['`app/paths.ts` › `page %s`', 'names the file app/paths.ts'],
])('%s', (text, problem) => expect(problems(text)).toEqual([problem]));

test('settings are found in schemas and in reads of the environment', () => {
  const source = `const schema = v.object({
  API_PORT: v.optional(port),
});
const port = env.PORT ?? 4001;`;
  expect(settingsIn(source)).toEqual(['API_PORT', 'PORT']);
});

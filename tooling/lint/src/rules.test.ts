import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '@buddyline/tests/repository-files';
import { physicalClass } from './rules/logical-classes.ts';
import { ownClockFiles } from './rules/database-clock.ts';
import { aboutRoles } from './rules/rights-not-roles.ts';
import { selectorFiles } from './selector-files.ts';

const oxlint = join(import.meta.dirname, '../../../node_modules/.bin/oxlint');
const config = join(import.meta.dirname, '../oxlintrc.json');

/** A small repository with one violation per file, and the rule that must report it. */
const faults: [path: string, rule: string, text: string][] = [
  [
    'packages/ui/src/card.tsx',
    'import-boundaries',
    `import type { User } from '@buddyline/domain/user';\nexport type Card = User;\n`,
  ],
  [
    'apps/admin/app/features/users/list.ts',
    'import-boundaries',
    `export { card } from '../posts/card.ts';\n`,
  ],
  [
    'apps/admin/app/shared/chart.ts',
    'import-boundaries',
    `export const load = () => import('../features/posts/card.ts');\n`,
  ],
  [
    'apps/admin/app/session/guard.ts',
    'import-boundaries',
    `import type { Bar } from '../layout/phone-bar.tsx';\nexport type Guard = typeof Bar;\n`,
  ],
  [
    'apps/api/src/dataset/load-demo.ts',
    'import-boundaries',
    `export { makeDemo } from '@buddyline/demo-data/demo';\n`,
  ],
  [
    'packages/demo-data/src/full/members.ts',
    'sql-in-sql-files',
    `export const all = (id: string) => \`select * from users where id = \${id}\`;\n`,
  ],
  [
    'apps/api/src/routes/users/list-users.ts',
    'sql-in-sql-files',
    `export const all = (db: { selectFrom(table: string): unknown }) => db.selectFrom('users');\n`,
  ],
  ...['Date.now() - 5', 'new Date()', '[1].map(Date.now)'].map(
    (text, index): [string, string, string] => [
      `apps/api/src/mail/purge-mails-${index}.ts`,
      'database-clock',
      `export const old = () => ${text};\n`,
    ],
  ),
  ...[
    "(user: { role: string }) => user.role === 'ADMIN'",
    "(user: { role: string }) => 'USER' !== user.role",
    "(users: { where(...part: string[]): unknown }) => users.where('role', '<>', 'ADMIN')",
    "(admin: string) => `order by role <> 'ADMIN', ${admin}`",
  ].map((text, index): [string, string, string] => [
    `apps/api/src/routes/users/staff-${index}-sql.ts`,
    'rights-not-roles',
    `export const find = ${text};\n`,
  ]),
  [
    'apps/admin/app/layout/sidebar.tsx',
    'logical-classes',
    `export const Sidebar = () => <nav className="flex md:hover:ml-4" />;\n`,
  ],
  ['apps/admin/app/layout/row-grid.ts', 'logical-classes', `export const row = 'grid pl-4';\n`],
  ...[
    "({ on }: { on: boolean }) => <p>{on && 'Now'} <b>5</b></p>",
    "({ on }: { on: boolean }) => <p><b>5</b>{on ? 'Now' : <i />}</p>",
    '({ on }: { on: boolean }) => <p>{on && `at ${5}`}<b>5</b></p>',
    '({ on }: { on: boolean }) => <p>{on && <b />} 5 m</p>',
    '({ on }: { on: boolean }) => <>{on ? <b /> : null}{`${5} m`}</>',
    '({ on, Icon }: Props) => <p><Icon of={on ? Eye : EyeOff} />{label}</p>',
    '({ icon, Icon }: Props) => <p><Icon of={icon} /> 5 m</p>',
  ].map((text, index): [string, string, string] => [
    `apps/admin/app/layout/text-${index}.tsx`,
    'own-text-elements',
    `export const Text = ${text};\n`,
  ]),
  ...['<ul />', '<ol className="grid" />', '<ul className="list-none" />'].map(
    (text, index): [string, string, string] => [
      `packages/ui/src/list-${index}.tsx`,
      'list-roles',
      `export const List = () => ${text};\n`,
    ],
  ),
  [
    'apps/api/src/routes/users/raw-users.ts',
    'sql-in-sql-files',
    `export const all = (id: string) => \`select * from users where id = \${id}\`;\n`,
  ],
  ...[
    'export const count = sql<{ n: number }>`select 1 as n`;',
    'export const rows = () => sql.raw<{ n: number }>("now()");',
    'export const change = (db: { set(values: object): void }) => db.set({ age: sql`now()` });',
    'export const change = (db: { set(values: () => object): void }) => db.set(() => ({ age: sql`1` }));',
    'export const find = (db: { where(value: unknown): void }) => db.where(sql`age`);',
    'export const tag = sql;\nexport type Rows = ReturnType<typeof sql<{ n: number }>>;',
    'export const run = (db: { executeQuery<T>(query: unknown): T }) => db.executeQuery<1>(sql`1`);',
  ].map((text, index): [string, string, string] => [
    `apps/api/src/routes/users/claim-${index}-sql.ts`,
    'unchecked-sql',
    `import { sql } from 'kysely';\n${text}\n`,
  ]),
  ...[
    'export const isHeading = (text: string) => /x*x*#/.test(text);',
    'export const words = (text: string) => text.split(/\\s*,\\s*/);',
    "const sign = '#';\nexport const last = new RegExp(`${sign}*$`);",
    'export const find = (word: string) => new RegExp(word);',
  ].map((text, index): [string, string, string] => [
    `packages/domain/src/expression-${index}.ts`,
    'linear-expressions',
    `${text}\n`,
  ]),
  [
    'apps/admin/app/layout/phone-bar.tsx',
    'logical-styles',
    `export const Bar = () => <nav style={{ marginLeft: 4 }} />;\n`,
  ],
  [
    'packages/ui/src/pin.tsx',
    'logical-styles',
    `export const Pin = () => <i style={{ left: '4%' }} />;\n`,
  ],
  ['apps/share/app/page.tsx', 'words-from-catalogs', `export const Page = () => <p>Copied</p>;\n`],
  [
    'apps/landing/app/page.tsx',
    'words-from-catalogs',
    `export const Page = () => <img alt="A reef" src="/reef.webp" />;\n`,
  ],
  [
    'packages/ui/src/word.tsx',
    'words-from-catalogs',
    `export const Word = ({ of }: { of: string }) => <p>{\`Page of \${of}\`}</p>;\n`,
  ],
  [
    'apps/landing/server.ts',
    'empty-settings',
    `export const host = process.env['HOST'] ?? '127.0.0.1';\n`,
  ],
  [
    'packages/web-server/src/port.ts',
    'empty-settings',
    `export const port = (env: NodeJS.ProcessEnv) => Number(env.PORT ?? 4001);\n`,
  ],
  [
    'apps/admin/app/features/posts/post-line.tsx',
    'dir-auto',
    `export const PostLine = ({ content }: { content: string }) => <p dir="auto">{content}</p>;\n`,
  ],
  ['packages/domain/src/helpers.ts', 'topic-file-names', `export const one = 1;\n`],
  [
    'packages/domain/src/user.ts',
    'double-assertion',
    `export const user = (value: string) => value as unknown as number;\n`,
  ],
  [
    'apps/admin/app/shared/hen.ts',
    'import(no-cycle)',
    `import type { Egg } from './egg.ts';\nexport interface Hen {\n  from: Egg;\n}\n`,
  ],
  [
    'apps/admin/app/shared/egg.ts',
    'import(no-cycle)',
    `import type { Hen } from './hen.ts';\nexport interface Egg {\n  from: Hen;\n}\n`,
  ],
  [
    'packages/domain/src/post.ts',
    'reasoned-suppression',
    `// oxlint-disable-next-line no-var\nexport var post = 1;\n`,
  ],
  [
    'apps/share/e2e/support/menu.ts',
    'roles-in-browser-tests',
    `export const menu = (page: { locator(css: string): unknown }) => page.locator('nav');\n`,
  ],
  [
    'apps/landing/e2e/press.ts',
    'roles-in-browser-tests',
    `export const press = (page: { click(css: string): unknown }) => page.click('button');\n`,
  ],
  [
    'packages/ui/src/table.browser.test.tsx',
    'roles-in-browser-tests',
    `export const cell = (row: Element) => row.closest('table')?.firstElementChild;\n`,
  ],
];

const faultless = 'apps/admin/app/layout/words.tsx';
const linear = 'packages/domain/src/linear.ts';
/** Allowed to use selectors, with its reason in the list. */
const withSelector = 'apps/admin/e2e/support/documents.ts';

let found: Map<string, string[]>;
let repository: string;

beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'lint-rules-'));
  await write('pnpm-workspace.yaml', '');
  await write('packages/domain/package.json', '{}');
  await write('apps/admin/app/features/posts/card.ts', 'export const card = 1;\n');
  await write(
    faultless,
    `import { Trans } from '@lingui/react/macro';\nexport const Words = () => <Trans>Copied <b>now</b></Trans>;\n`,
  );
  await write(
    linear,
    'const word = String.raw`\\w`;\nexport const words = new RegExp(`^${word}+$`);\nexport const lines = /^[^\\n]*\\n/;\n',
  );
  await write(
    withSelector,
    `export const drawing = (part: { locator(css: string): unknown }) => part.locator('svg');\n`,
  );
  for (const [path, , text] of faults) await write(path, text);
  found = await lint();
});

afterAll(() => rm(repository, { recursive: true }));

test.each(faults)('%s fails: %s', (path, rule) => {
  const code = rule.includes('(') ? rule : `buddyline(${rule})`;
  expect(found.get(path)).toEqual([code]);
});

test('a file without violations passes', () => {
  expect(found.get('apps/admin/app/features/posts/card.ts')).toBeUndefined();
  expect(found.get(faultless)).toBeUndefined();
  expect(found.get(withSelector)).toBeUndefined();
  expect(found.get(linear)).toBeUndefined();
});

test.each(Object.entries(selectorFiles))('%s is there to find things by CSS: %s', (path) => {
  expect(readFileSync(join(root, path), 'utf8')).toMatch(
    /\b(?:locator|closest|matches|querySelectorAll)\(/,
  );
});

test.each(Object.entries(ownClockFiles))('%s asks the clock of its machine: %s', (path) => {
  expect(readFileSync(join(root, path), 'utf8')).toMatch(/Date\.now\(\)|new Date\(\)/);
});

test.each(Object.entries(aboutRoles))('%s means a role: %s', (path) => {
  expect(readFileSync(join(root, path), 'utf8')).toMatch(/'(?:ADMIN|USER)'/);
});

test.each([
  'ms-4',
  'text-end',
  'rounded-card',
  'start-0',
  'grid-rows-[left]',
  'border-line',
  'left',
  '-translate-x-1/2 rtl:translate-x-1/2',
  'translate-y-2',
])('%s is not a physical class', (name) => expect(physicalClass(name)).toBeUndefined());

test.each([
  'pr-2',
  '-left-px',
  'sm:right-0',
  'data-[side=left]:ml-1',
  '!mr-1',
  'rounded-tl',
  'border-r',
  'object-top-left',
  'sm:-translate-x-2',
])('%s is a physical class', (name) => expect(physicalClass(`flex ${name}`)).toBe(name));

async function write(path: string, text: string): Promise<void> {
  const file = join(repository, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Runs oxlint with the real configuration; returns the violated rules by file. */
async function lint(): Promise<Map<string, string[]>> {
  const run = promisify(execFile);
  const args = ['-c', config, '--format', 'json', '.'];
  // Violations make it exit with 1, as expected.
  const { stdout } = await run(oxlint, args, { cwd: repository }).catch((error) => error);
  const report: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout);
  const byFile = Map.groupBy(report.diagnostics, ({ filename }) => filename);
  return new Map([...byFile].map(([file, all]) => [file, all.map(({ code }) => code)]));
}

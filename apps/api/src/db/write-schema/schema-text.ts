import { keptByTriggers, namedTypes, notes } from './named-types.ts';
import type { Column } from './tables-sql.ts';

const header = `/**
 * The tables as Kysely sees them. Written by \`pnpm --filter @buddyline/api schema\` from the migrations: change those,
 * and \`db/write-schema/named-types.ts\` for words and notes, never this file.
 */`;

/** How the driver gives a value, see \`db/engine/value-types.ts\`: counts are numbers, a date stays text. */
const valueTypes: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  text: 'string',
  'text[]': 'string[]',
  uuid: 'string',
};

/**
 * `db/schema.ts` for these columns.
 * @throws Error when a column needs a decision that only a person can make
 */
export function schemaText(columns: readonly Column[]): string {
  refuseUnknownNames(columns);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const names = [...tables.keys()].map((table) => `  ${table}: ${interfaceOf(table)};\n`);
  const interfaces = [...tables].map(
    ([table, own]) =>
      `${note(table, '')}export interface ${interfaceOf(table)} {\n${own.map(memberOf).join('')}}\n`,
  );
  const body = `export interface Database {\n${names.join('')}}\n\n${interfaces.join('\n')}`;
  return `${importsFor(body)}\n${header}\n${body}`;
}

function memberOf(column: Column): string {
  const key = `${column.table}.${column.name}`;
  return `${note(key, '  ')}  ${column.name}: ${typeOf(column)};\n`;
}

function typeOf({ table, name, type, isNullable, hasDefault, isGenerated, check }: Column): string {
  const key = `${table}.${name}`;
  if (type.startsWith('timestamp')) {
    if (isNullable) return 'OptionalStamp';
    return hasDefault ? 'Stamp' : 'GivenStamp';
  }
  const value = wordsOf(key, check) ?? valueTypes[type];
  if (value === undefined) throw new Error(`No TypeScript type is known for ${key}, a ${type}`);
  const orNull = isNullable ? `${value} | null` : value;
  if (isGenerated || keptByTriggers.has(key)) return `Derived<${orNull}>`;
  return hasDefault ? `Generated<${orNull}>` : orNull;
}

/** The name of a column's words, which have to be those that its check lets in. */
function wordsOf(key: string, check: string | null): string | undefined {
  const words = check === null ? [] : wordsIn(check);
  const named = namedTypes[key];
  if (words.length > 0 && named?.values.toSorted().join() !== words.toSorted().join()) {
    throw new Error(`${key} holds ${words.join(', ')}: named-types.ts has to name just these`);
  }
  return named?.type;
}

/** `CHECK ((role = ANY (ARRAY['USER'::text, 'ADMIN'::text])))` */
function wordsIn(check: string): string[] {
  const list = /= ANY \(ARRAY\[(.*)\]\)/.exec(check)?.[1] ?? '';
  return Array.from(list.matchAll(/'((?:[^']|'')*)'::text/g), ([, word = '']) => word);
}

/** `DiveLogsTable` for `dive_logs`. */
function interfaceOf(table: string): string {
  const words = table.split('_').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}Table`;
}

function note(key: string, indent: string): string {
  const text = notes[key];
  return text === undefined ? '' : `${indent}/** ${text} */\n`;
}

function importsFor(body: string): string {
  const ofColumns = ['Derived', 'GivenStamp', 'OptionalStamp', 'Stamp'];
  const modules = new Map([
    ['kysely', ['Generated']],
    ['./column-types.ts', ofColumns],
  ]);
  for (const { from, type } of Object.values(namedTypes)) {
    modules.set(from, [...new Set([...(modules.get(from) ?? []), type])]);
  }
  return [...modules]
    .map(([from, types]) => [from, types.filter((type) => isNamed(type, body))] as const)
    .filter(([, types]) => types.length > 0)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
    .map(([from, types]) => `import type { ${types.toSorted().join(', ')} } from '${from}';\n`)
    .join('');
}

const isNamed = (type: string, body: string): boolean => new RegExp(`\\b${type}\\b`).test(body);

/** Packages first, then what is further away. */
const placeOf = (module: string): number =>
  module.startsWith('../') ? 1 : module.startsWith('./') ? 2 : 0;

/** A column that was renamed would else lose its words and its note without a sound. */
function refuseUnknownNames(columns: readonly Column[]): void {
  const known = new Set(columns.flatMap(({ table, name }) => [table, `${table}.${name}`]));
  const named = [...Object.keys(namedTypes), ...keptByTriggers, ...Object.keys(notes)];
  const unknown = named.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`No table or column is called ${unknown.join(', ')}`);
}

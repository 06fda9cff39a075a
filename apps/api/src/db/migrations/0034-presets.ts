import type { Migration } from './migration.ts';
import { presetTexts } from './preset-texts.ts';

/** Texts that staff begin with, in both languages. */
const table = `
create table presets (
  id uuid primary key,
  kind text not null check (kind in ('ticket-reply', 'message', 'warning', 'suspension')),
  locale text not null check (locale in ('en', 'ar')),
  title text not null,
  text text not null
);
`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The same ids on every deployment. */
const rows = presetTexts.map((row, index) => {
  const id = `0198c0de-7a11-7000-8000-${String(index + 1).padStart(12, '0')}`;
  return `(${[id, ...row].map(quoted).join(', ')})`;
});

const seeds = `insert into presets (id, kind, locale, title, text) values ${rows.join(',\n')};`;

export const presets = { inTransaction: table + seeds } satisfies Migration;

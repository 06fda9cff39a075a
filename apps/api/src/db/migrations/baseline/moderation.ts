import { locales } from './locales.ts';
import { presetTexts } from './preset-texts.ts';

/** The notes of staff about people. Authors have no foreign key, because notes outlive their accounts. */
const notes = `
create table user_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  by_id uuid not null,
  body text not null,
  is_pinned boolean not null default false,
  at timestamptz(3) not null default now()
);

create index user_notes_of_user on user_notes (user_id, is_pinned, id);
`;

/**
 * Messages, warnings and suspensions of people. The id is that of its audit entry. What other people
 * did has no foreign key, because it outlives their accounts.
 */
const sanctions = `
create table sanctions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('message', 'warning', 'suspension')),
  rule text,
  public_text text not null,
  internal_text text,
  by_id uuid not null,
  at timestamptz(3) not null default now(),
  ends_at timestamptz(3),
  lifted_at timestamptz(3),
  lifted_by uuid,
  hid_posts uuid[] not null default '{}',
  -- Hiding many posts takes longer than a request may, so it goes on in batches; see long-tasks/long-tasks.ts.
  posts_in_progress text check (posts_in_progress in ('hide', 'show')),
  posts_done integer not null default 0,
  ticket_id uuid,
  mail_id uuid
);

create index sanctions_of_user on sanctions (user_id, id);
-- Empty nearly always.
create index sanctions_in_progress on sanctions (id) where posts_in_progress is not null;
`;

/** Texts that staff begin with, in both languages. */
const presets = `
create table presets (
  id uuid primary key,
  kind text not null check (kind in ('ticket-reply', 'message', 'warning', 'suspension')),
  locale text not null check (locale in (${locales})),
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

const presetRows = `insert into presets (id, kind, locale, title, text) values ${rows.join(',\n')};`;

/**
 * Views of lists that staff have saved. The person has no foreign key: a shared view outlives the account of
 * who shared it.
 */
const views = `
create table saved_views (
  id uuid primary key,
  user_id uuid not null,
  list text not null check (list in ('users', 'posts', 'certificates', 'dive-logs', 'tickets')),
  name text not null,
  query text not null,
  is_shared boolean not null
);

create unique index saved_views_by_name on saved_views (user_id, list, lower(name));
create index saved_views_shared on saved_views (list) where is_shared;
`;

export const moderation = notes + sanctions + presets + presetRows + views;

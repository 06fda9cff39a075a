/**
 * Usernames are unique by how they look: each has a skeleton (UTS #39), a text that those which look alike have
 * in common. A domain test compares the letters with `reserved-usernames.ts`.
 */
const lookalikes = {
  // Digits.
  '0٠۰': 'o',
  '1١۱': 'l',
  '٢۲': '2',
  '٣۳': '3',
  '٤۴': '4',
  '٥۵': '5',
  '٦۶': '6',
  '٧۷': '7',
  '٨۸': '8',
  '٩۹': '9',
  // Cyrillic, Greek, Armenian and Latin letters whose small or capital form looks like a Latin one.
  аαɑᴀ: 'a',
  вβʙь: 'b',
  сϲᴄ: 'c',
  ԁᴅ: 'd',
  еεᴇҽ: 'e',
  ғꜰ: 'f',
  ɡɢցԍ: 'g',
  һнհʜ: 'h',
  іιıɩɪ: 'i',
  јϳյᴊ: 'j',
  кκᴋ: 'k',
  ӏʟǀ: 'l',
  мμᴍ: 'm',
  пηոɴ: 'n',
  оοσօᴏ: 'o',
  рρᴘ: 'p',
  ԛզ: 'q',
  гʀ: 'r',
  ѕꜱ: 's',
  тτᴛ: 't',
  υսᴜ: 'u',
  ѵνᴠ: 'v',
  ԝωᴡ: 'w',
  хχ: 'x',
  уүγʏ: 'y',
  ζᴢ: 'z',
  з: '3',
  // Arabic letters with the same form at the end of a word or within it.
  یى: 'ي',
  ک: 'ك',
  ہھە: 'ه',
};

const letters = (texts: string[]): string[] => texts.flatMap((text) => Array.from(text));
const from = letters(Object.keys(lookalikes)).join('');
const to = Object.entries(lookalikes)
  .map(([alike, plain]) => plain.repeat(letters([alike]).length))
  .join('');

/** Non-ASCII capitals and their small letters, from JavaScript's Unicode tables. */
function caseLists(): { upper: string; lower: string } {
  const upper = Array.from({ length: 0x1_ff_80 }, (_, index) => 0x80 + index)
    .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => Array.from(letter.toLowerCase()).length === 1)
    .filter((letter) => letter.toLowerCase() !== letter);
  return { upper: upper.join(''), lower: upper.map((letter) => letter.toLowerCase()).join('') };
}

/** Vowel marks of Arabic and Hebrew, which are written or left out. */
const vowels = String.raw`\u0610-\u061A\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7`;

/** Tatweel and the Hangul fillers: letters in Unicode, but not visible as such. */
const fillers = String.raw`\u0640\u115F\u1160\u3164\uFFA0`;

/** A capital I after a small letter looks like an l. */
function usernameSkeleton(): string {
  const { upper, lower } = caseLists();
  return String.raw`
create function username_skeleton(name text) returns text
language plpgsql immutable strict parallel safe as $skeleton$
declare
  plain text := name;
begin
  if octet_length(plain) > char_length(plain) then
    plain := regexp_replace(normalize(plain, NFKD), '[${vowels}${fillers}]', '', 'g');
  end if;
  plain := lower(regexp_replace(plain, '([a-z])I', '\1l', 'g') collate "C");
  if octet_length(plain) > char_length(plain) then
    plain := translate(plain, '${upper}', '${lower}');
  end if;
  return translate(plain, '${from}', '${to}');
end $skeleton$;
`;
}

const tables = `
create table username_skeletons (
  skeleton text primary key,
  user_id uuid not null unique references users on delete cascade
);

create function note_usernames() returns trigger language plpgsql as $$
begin
  insert into username_skeletons (skeleton, user_id)
    select username_skeleton(username), id from added;
  return null;
end $$;

create function note_new_username() returns trigger language plpgsql as $$
begin
  delete from username_skeletons where user_id = new.id;
  insert into username_skeletons (skeleton, user_id)
    values (username_skeleton(new.username), new.id);
  return null;
end $$;

create trigger users_named after insert on users
  referencing new table as added for each statement execute function note_usernames();
create trigger users_renamed after update of username on users
  for each row when (old.username is distinct from new.username)
  execute function note_new_username();
`;

export const usernameSkeletons = (): string => usernameSkeleton() + tables;

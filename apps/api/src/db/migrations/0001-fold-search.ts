import type { Migration } from './migration.ts';

/**
 * Folds text for search like `foldSearch` in `@buddyline/domain/fold-search`; a property test compares
 * both. The function is immutable, so that generated columns can use it.
 *
 * PostgreSQL's `lower()` and letter classes depend on the database's locale. Both lists are therefore
 * taken from JavaScript's Unicode tables when the migration runs.
 */
function statements(): string {
  const { upper, lower } = caseLists();
  return String.raw`
create extension if not exists pg_trgm;

create function fold_search(words text) returns text
language plpgsql immutable strict parallel safe as $fold$
declare
  folded text := lower(words collate "C");
begin
  if octet_length(folded) = char_length(folded) then
    return folded;
  end if;
  folded := lower(normalize(folded, NFD) collate "C");
  folded := regexp_replace(folded, '[${invisibleRanges()}]', '', 'g');
  if folded ~ '[${upper}]' then
    folded := translate(folded, '${upper}', '${lower}');
  end if;
  folded := translate(folded, 'ٱىةøłđıς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫', 'ايهoldiσ01234567890123456789.');
  folded := replace(replace(replace(folded, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss');
  return normalize(folded, NFC);
end $fold$;
`;
}

/** Non-ASCII capitals without a decomposition, and their lower-case letters in the same order. */
function caseLists(): { upper: string; lower: string } {
  const letters = characters(0x80, 0x1_ff_ff).filter(
    (letter) => letter.toLowerCase() !== letter && letter.normalize('NFD') === letter,
  );
  return { upper: letters.join(''), lower: letters.map((letter) => letter.toLowerCase()).join('') };
}

/** Marks, invisible controls and the tatweel, as the content of a bracket expression. */
function invisibleRanges(): string {
  const isInvisible = (character: string) => /[\p{M}\p{Cf}\u0640]/u.test(character);
  const text = characters(0x80, 0xe_ff_ff)
    .map((character) => (isInvisible(character) ? character : ' '))
    .join('');
  return text
    .split(/ +/)
    .filter((run) => run !== '')
    .map((run) => {
      const points = Array.from(run, (character) => escaped(character));
      return points.length === 1 ? points[0] : `${points[0]}-${points.at(-1)}`;
    })
    .join('');
}

function escaped(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).padStart(8, '0');
  return String.raw`\U${hex}`;
}

function characters(from: number, to: number): string[] {
  const points = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return points
    .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    .map((point) => String.fromCodePoint(point));
}

export const foldSearch = { inTransaction: statements } satisfies Migration;

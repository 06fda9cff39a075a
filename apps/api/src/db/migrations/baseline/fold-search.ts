import {
  invisibleInSearch,
  longLigature,
  plainForms,
  plainSigns,
  spacingApostrophes,
} from '@buddyline/domain/fold-search';

/**
 * The SQL of the function that folds text for search like `foldSearch` in `@buddyline/domain/fold-search`.
 * Both use one table, and a property test compares them. It is immutable, so that generated columns can use
 * it.
 *
 * PostgreSQL's `lower()` and letter classes depend on the database's locale. The lists are therefore taken
 * from JavaScript's Unicode tables when the database is created.
 *
 * The time is linear in the length of the text, whatever its letters are:
 * - Marks are removed before normalisation, which sorts the marks of one letter in quadratic time: 5,000 in
 *   a bad order took 300 ms, and take 5 ms.
 * - `translate()` compares each letter with all in its list, so it has only the few plain forms, and only texts
 *   with one of them pay. The capitals outside ASCII are looked up in a `jsonb` object instead: 5,000 letters with
 *   one such capital took 60 ms, and take 6 ms. Signs are replaced by an expression, which compares by classes.
 */
export function foldSearch(): string {
  const capitals = capitalLetters();
  const smallLetters = Object.fromEntries(capitals.map((letter) => [letter, letter.toLowerCase()]));
  const invisible = bracketOf(characters(0x80, 0xe_ff_ff).filter(isInvisible));
  const plain = [...plainForms];
  const single = plain.filter(([, form]) => form.length === 1);
  const anyOfThem = bracketOf(single.map(([letter]) => letter).toSorted());
  const [from, to] = [0, 1].map((at) => single.map((pair) => pair[at]).join(''));
  const longer = plain
    .filter(([, form]) => form.length > 1)
    .map(([letter, form]) => `folded := replace(folded, '${letter}', '${form}');`);
  const signs = [...plainSigns].map(
    ([form, alike]) =>
      `folded := regexp_replace(folded, '${bracketOf(alike.toSorted())}', '${quoted(form)}', 'g');`,
  );
  const apostrophes = quoted("'".repeat(spacingApostrophes.length));
  return String.raw`
create function fold_search(words text) returns text
language plpgsql immutable strict parallel safe as $fold$
declare
  folded text := lower(words collate "C");
begin
  if octet_length(folded) = char_length(folded) then
    return replace(folded, '${graveAccent}', '${quoted("'")}');
  end if;
  folded := regexp_replace(folded, '${invisible}', '', 'g');
  folded := translate(folded, '${spacingApostrophes}', '${apostrophes}');
  folded := replace(folded, '${longLigature.sign}', '${longLigature.form}');
  folded := lower(normalize(folded, NFKD) collate "C");
  folded := regexp_replace(folded, '${invisible}', '', 'g');
  if folded ~ '${bracketOf(capitals)}' then
    folded := (
      select string_agg(
        coalesce('${JSON.stringify(smallLetters)}'::jsonb ->> letter, letter), '' order by place
      )
      from unnest(string_to_array(folded, null)) with ordinality as letters(letter, place)
    );
  end if;
  if folded ~ '${anyOfThem}' then
    folded := translate(folded, '${from}', '${to}');
  end if;
  ${[...longer, ...signs].join('\n  ')}
  return normalize(folded, NFC);
end $fold$;
`;
}

/** The only sign in ASCII that is folded. */
const graveAccent = '`';

/** A text for use between single quotes. */
const quoted = (text: string): string => text.replaceAll("'", "''");

/** Non-ASCII capitals without a decomposition. */
function capitalLetters(): string[] {
  return characters(0x80, 0x1_ff_ff).filter(
    (letter) => letter.toLowerCase() !== letter && letter.normalize('NFKD') === letter,
  );
}

const isInvisible = (character: string): boolean => character.replace(invisibleInSearch, '') === '';

/** A bracket expression with characters that are in the order of Unicode. */
function bracketOf(listed: readonly string[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const character of listed) {
    const point = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last?.to === point - 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  return `[${ranges.map(({ from, to }) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('')}]`;
}

function escaped(point: number): string {
  return String.raw`\U${point.toString(16).padStart(8, '0')}`;
}

function characters(from: number, to: number): string[] {
  const points = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return points
    .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    .map((point) => String.fromCodePoint(point));
}

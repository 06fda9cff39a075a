/**
 * Text as it is searched: the same folding as `foldSearch` in `@buddyline/domain/search`,
 * kept equal by a property test. Immutable, so that columns can be derived from it.
 */
export const foldSearch = String.raw`
create extension if not exists pg_trgm;

create function fold_search(words text) returns text
language sql immutable strict parallel safe
return lower(
  translate(
    regexp_replace(normalize(words, NFKD), '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]', '', 'g'),
    'ٱةى',
    'اهي'
  )
);
`;

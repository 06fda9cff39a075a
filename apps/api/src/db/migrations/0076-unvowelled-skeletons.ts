import type { Migration } from './migration.ts';

/**
 * Usernames may have vowel marks, which are written or left out: they make no difference to how a name looks. Stored
 * skeletons stay valid, because no name had such marks. The letters are those of migration 0011.
 */
const statements = String.raw`
alter function username_skeleton(text) rename to username_skeleton_of_letters;

create function username_skeleton(name text) returns text
language plpgsql immutable strict parallel safe as $skeleton$
begin
  return username_skeleton_of_letters(
    case when octet_length(name) = char_length(name) then name
      else regexp_replace(
        normalize(name, NFKD),
        '[\u0610-\u061A\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]',
        '', 'g'
      ) end
  );
end $skeleton$;
`;

export const unvowelledSkeletons = { inTransaction: statements } satisfies Migration;

/**
 * The facets that match, see `baseline/faceted-table.ts`.
 * @param wanted by bit, the lowest first; undefined where both values match
 * @returns null when all match
 */
export function matchingFacets(wanted: readonly (boolean | undefined)[]): number[] | null {
  if (wanted.every((flag) => flag === undefined)) return null;
  return wanted.reduce<number[]>(
    (found, flag, bit) => {
      const bits = flag === undefined ? [0, 1] : [Number(flag)];
      return bits.flatMap((value) => found.map((facets) => facets | (value << bit)));
    },
    [0],
  );
}

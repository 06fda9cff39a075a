import { searchWords } from '@buddyline/domain/fold-search';

/** First what has every word of the search as a whole word, then what begins a word so, then the rest; else in order. */
export function byLikeness<TItem extends { label: string; hint: string }>(
  search: string,
  items: readonly TItem[],
): TItem[] {
  const words = searchWords(search);
  const rankOf = ({ label, hint }: TItem) => {
    const own = searchWords(`${label} ${hint}`);
    if (words.every((word) => own.includes(word))) return 0;
    return words.every((word) => own.some((one) => one.startsWith(word))) ? 1 : 2;
  };
  const ranked = items.map((item) => ({ item, rank: rankOf(item) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}

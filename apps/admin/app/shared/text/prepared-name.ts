/**
 * Names prepared words in the language of the panel; own words stay as they are.
 * @param keys by the words, in each language that they are prepared in
 * @param names by the keys, in the language of the panel
 */
export function preparedName<Key extends string>(
  words: string,
  keys: Readonly<Record<string, Key>>,
  names: Readonly<Record<Key, string>>,
): string {
  // People write them: 'constructor' is a property of every object.
  const key = Object.hasOwn(keys, words) ? keys[words] : undefined;
  return key === undefined ? words : names[key];
}

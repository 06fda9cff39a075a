/** The keys of an object with their types, which `Object.keys()` loses. */
export function keysOf<TObject extends object>(object: TObject): Extract<keyof TObject, string>[] {
  const keys: Extract<keyof TObject, string>[] = [];
  for (const key in object) keys.push(key);
  return keys;
}

/** An object with a value for each name. */
export function fromNames<TName extends string, TValue>(
  names: readonly TName[],
  valueOf: (name: TName) => TValue,
): Record<TName, TValue> {
  const entries = names.map((name) => [name, valueOf(name)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries() loses the key type
  return Object.fromEntries(entries) as Record<TName, TValue>;
}

/** The keys of an object with their types, which `Object.keys()` loses. */
export function keysOf<TObject extends object>(object: TObject): Extract<keyof TObject, string>[] {
  const keys: Extract<keyof TObject, string>[] = [];
  for (const key in object) keys.push(key);
  return keys;
}

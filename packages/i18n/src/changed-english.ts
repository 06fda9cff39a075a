/** An entry of a `.po` file with an explicit id (`api.users.deleted`). */
const entry =
  /^#\. js-lingui-explicit-id\n(?:#.*\n)*msgid "(?<id>.*)"\nmsgstr (?<text>(?:".*"\n?)+)/gm;

/** The ids whose text differs between two versions of an English catalog. */
export function changedIds(before: string, after: string): string[] {
  const old = textsById(before);
  return [...textsById(after)]
    .filter(([id, text]) => old.has(id) && old.get(id) !== text)
    .map(([id]) => id);
}

/** Clears the translations of `ids`, so that they count as missing. */
export function withoutTranslations(catalog: string, ids: string[]): string {
  return catalog.replace(entry, (whole, id: string, text: string) =>
    ids.includes(id) ? `${whole.slice(0, -text.length)}""\n` : whole,
  );
}

function textsById(catalog: string): Map<string, string> {
  return new Map(
    [...catalog.matchAll(entry)].map(({ groups }) => [
      groups?.['id'] ?? '',
      groups?.['text'] ?? '',
    ]),
  );
}

/** The entries of a `.po` file. */
const gap = '\n\n';
const beforeText = '\nmsgstr ';

/** The ids whose text differs between two versions of an English catalog. */
export function changedIds(before: string, after: string): string[] {
  const old = textsById(before);
  return [...textsById(after)]
    .filter(([id, text]) => old.has(id) && old.get(id) !== text)
    .map(([id]) => id);
}

/** Clears the translations of `ids`, so that they count as missing. */
export function withoutTranslations(catalog: string, ids: string[]): string {
  const end = catalog.endsWith('\n') ? '\n' : '';
  const entries = catalog.trimEnd().split(gap);
  return entries.map((entry) => cleared(entry, ids)).join(gap) + end;
}

function cleared(entry: string, ids: string[]): string {
  const { id, text } = explicitEntry(entry) ?? {};
  if (id === undefined || text === undefined || !ids.includes(id)) return entry;
  return `${entry.slice(0, -text.length)}""`;
}

/** An entry with an explicit id (`api.users.deleted`). */
function explicitEntry(entry: string): { id: string; text: string } | undefined {
  const at = entry.indexOf(beforeText);
  const id = /^msgid "(.*)"$/m.exec(entry)?.[1];
  if (!entry.includes('#. js-lingui-explicit-id\n') || id === undefined || at === -1)
    return undefined;
  return { id, text: entry.slice(at + beforeText.length) };
}

function textsById(catalog: string): Map<string, string> {
  const entries = catalog.trimEnd().split(gap).map(explicitEntry);
  return new Map(entries.flatMap((entry) => (entry ? [[entry.id, entry.text] as const] : [])));
}

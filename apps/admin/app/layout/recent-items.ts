import * as v from 'valibot';
import { type Found, foundKinds } from './palette-queries.ts';
import { recentItemsKey } from './recent-storage.ts';

const most = 6;

const recentSchema = v.array(
  v.object({
    kind: v.picklist(foundKinds),
    label: v.string(),
    hint: v.string(),
    to: v.pipe(v.string(), v.startsWith('/admin/')),
  }),
);

/** What was opened from the palette lately on this browser, the latest first. */
export function recentItems(): Found[] {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), recentSchema), read());
  return stored.success ? stored.output : [];
}

export function rememberItem(item: Found): void {
  const others = recentItems().filter(({ to }) => to !== item.to);
  const { kind, label, hint, to } = item;
  const latest = [{ kind, label, hint, to }, ...others].slice(0, most);
  localStorage.setItem(recentItemsKey, JSON.stringify(latest));
}

function read(): string | null {
  return localStorage.getItem(recentItemsKey);
}

import { type Found, foundKinds } from './palette-queries.ts';
import { recentItemsKey } from './recent-storage.ts';
import { browserStorage } from '../../browser-storage.ts';

const maxItems = 6;

/** The records last opened from the palette in this browser, the latest first. */
export function recentItems(): Found[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(recentItemsKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFound) : [];
  } catch {
    // The storage may contain anything; invalid JSON is ignored.
    return [];
  }
}

export function rememberItem({ kind, label, hint, to }: Found): void {
  const others = recentItems().filter((item) => item.to !== to);
  const latest = [{ kind, label, hint, to }, ...others].slice(0, maxItems);
  browserStorage.set(recentItemsKey, JSON.stringify(latest));
}

function isFound(value: unknown): value is Found {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, label, hint, to }: { [key in keyof Found]?: unknown } = value;
  return (
    foundKinds.some((known) => known === kind) &&
    typeof label === 'string' &&
    typeof hint === 'string' &&
    typeof to === 'string' &&
    to.startsWith('/admin/')
  );
}

/** Texts by key, in the storage of the browser or of a tab. */
interface TextStorage {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

/**
 * A storage that never throws. A browser that blocks storage throws on every access, even of `window.localStorage`, and
 * a full storage refuses to write. Then the text is kept in memory until the page is left.
 */
function textStorage(storage: () => Storage): TextStorage {
  const inMemory = new Map<string, string>();
  return {
    get: (key) => inMemory.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    set: (key, text) => {
      inMemory.set(key, text);
      attempt(() => {
        storage().setItem(key, text);
        inMemory.delete(key);
      });
    },
    remove: (key) => {
      inMemory.delete(key);
      attempt(() => storage().removeItem(key));
    },
    keys: () => [...inMemory.keys(), ...(attempt(() => Object.keys(storage())) ?? [])],
  };
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Shared by all tabs, and kept for later visits. */
export const browserStorage = textStorage(() => window.localStorage);
/** Kept until the tab is closed. */
export const tabStorage = textStorage(() => window.sessionStorage);

/** What this browser keeps, or this tab. */
interface KeptTexts {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

/**
 * A storage that never throws. A browser that blocks storage throws at every access, also at reading
 * `window.localStorage`, and a full one refuses to write: then a text is kept until the page is left.
 */
function keptTexts(storage: () => Storage): KeptTexts {
  const unstored = new Map<string, string>();
  return {
    get: (key) => unstored.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    set: (key, text) => {
      unstored.set(key, text);
      attempt(() => {
        storage().setItem(key, text);
        unstored.delete(key);
      });
    },
    remove: (key) => {
      unstored.delete(key);
      attempt(() => storage().removeItem(key));
    },
    keys: () => [...unstored.keys(), ...(attempt(() => Object.keys(storage())) ?? [])],
  };
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Of this browser, for all its tabs and visits. */
export const browserStorage = keptTexts(() => window.localStorage);
/** Of this tab. */
export const tabStorage = keptTexts(() => window.sessionStorage);

import type { UnitSystem } from '@buddyline/domain/units';
import { readTheme, type Theme } from '@buddyline/ui/theme';
import { requestContext } from '../request-context.ts';
import { browserStorage } from '../browser-storage.ts';

/** The theme stored on this browser. */
export function rememberedTheme(): Theme {
  return import.meta.env.SSR ? requestContext().theme : readTheme();
}

export const unitsKey = 'units';

/** The system whose units lead on this browser; undefined without a choice. */
export function rememberedUnits(): UnitSystem | undefined {
  if (import.meta.env.SSR) return requestContext().units;
  const stored = browserStorage.get(unitsKey);
  return stored === 'metric' || stored === 'imperial' ? stored : undefined;
}

const densityKey = 'density';

/** Whether lists of posts and tickets have one line per item on this browser. */
export function rememberedCompact(): boolean {
  if (import.meta.env.SSR) return requestContext().isCompact === true;
  return browserStorage.get(densityKey) === 'compact';
}

/** The styles follow `data-density` on the document. */
export function chooseCompact(isCompact: boolean): void {
  const { dataset } = document.documentElement;
  if (isCompact) {
    browserStorage.set(densityKey, 'compact');
    dataset['density'] = 'compact';
  } else {
    browserStorage.remove(densityKey);
    delete dataset['density'];
  }
  rememberView();
}

/** Call after a change of language, theme, units or density, so that the server renders the next page with it. */
export function rememberView(): void {
  window.writeViewCookie?.();
}

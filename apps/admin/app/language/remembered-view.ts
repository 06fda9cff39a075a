import { readTheme, type Theme } from '@buddyline/ui/theme';
import { requestContext } from '../first-view/request-context.ts';

/** The theme stored on this browser. */
export function rememberedTheme(): Theme {
  return import.meta.env.SSR ? requestContext().theme : readTheme();
}

/** Call after a change of language or theme, so that the server renders the next page with it. */
export function rememberView(): void {
  window.writeViewCookie?.();
}

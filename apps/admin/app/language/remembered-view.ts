import { readTheme, type Theme } from '@buddyline/ui/theme';
import { requestContext } from '../first-view/request-context.ts';

/** The theme chosen on this browser. */
export function rememberedTheme(): Theme {
  return import.meta.env.SSR ? requestContext().theme : readTheme();
}

/** After a choice: the server renders the next page in this language and theme. */
export function rememberView(): void {
  window.writeViewCookie?.();
}

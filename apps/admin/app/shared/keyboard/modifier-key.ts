import { requestContext } from '../../request-context.ts';

/** The name of this platform's modifier key. */
export function modifierKey(): string {
  const userAgent = import.meta.env.SSR ? requestContext().userAgent : navigator.userAgent;
  return /mac|iphone|ipad/i.test(userAgent) ? '⌘' : 'Ctrl';
}

export type Platform = 'ios' | 'android' | 'other';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPad reports itself as a Macintosh, but no Macintosh has a touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other';
}

/** Chromium browsers on Android follow `intent:` links; web views inside other apps do not. */
export function followsIntents({ userAgent }: Pick<Device, 'userAgent'>): boolean {
  return /Android/.test(userAgent) && /Chrome\//.test(userAgent) && !/; wv\)/.test(userAgent);
}

/**
 * The `intent:` form of a deep link. It names neither a fallback URL nor a package, since either
 * would open the store at once instead of after two seconds.
 */
export function intentAddress(appAddress: string): string {
  const [scheme = '', rest = ''] = appAddress.split('://');
  return `intent://${rest}#Intent;scheme=${scheme};end`;
}

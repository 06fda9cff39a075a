export type Platform = 'ios' | 'android' | 'other';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPad says that it is a Macintosh; no Macintosh has a screen to touch. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other';
}

/** Chrome and its kin on Android follow `intent:` links; a page inside another app does not. */
export function followsIntents({ userAgent }: Pick<Device, 'userAgent'>): boolean {
  return /Android.*Chrome\//.test(userAgent) && !/; wv\)/.test(userAgent);
}

/**
 * The `intent:` form of an app's address. Without a fallback address and without the package's name,
 * either of which would send a visitor to the store at once instead of after two seconds.
 */
export function intentAddress(appAddress: string): string {
  const [scheme = '', rest = ''] = appAddress.split('://');
  return `intent://${rest}#Intent;scheme=${scheme};end`;
}

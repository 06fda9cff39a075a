import { isLoopback } from '../loopback.ts';

export interface PasskeyConfig {
  /** The host that passkeys are made for; they work on its subdomains too. */
  rpId: string;
  /** The only origin whose pages make and use them: the panel's. */
  origin: string;
}

/**
 * Browsers make passkeys for names only, and over https or on `localhost`.
 *
 * @returns null where the panel has no such address
 */
export function readPasskeys(
  { PASSKEY_RP_ID }: { PASSKEY_RP_ID?: string | undefined },
  adminOrigin: string,
): PasskeyConfig | null {
  const panel = URL.parse(adminOrigin);
  if (panel === null) return null;
  if (isLoopback(panel.hostname)) panel.hostname = 'localhost';
  else if (panel.protocol !== 'https:' || /^[\d.]+$|^\[/.test(panel.hostname)) return null;
  return { rpId: PASSKEY_RP_ID ?? panel.hostname, origin: panel.origin };
}

/** Whether browsers let the pages of this origin make passkeys for the name. */
export function isNameOf({ rpId, origin }: PasskeyConfig): boolean {
  const { hostname } = new URL(origin);
  return hostname === rpId || hostname.endsWith(`.${rpId}`);
}

import { requestContext } from '../request-context.ts';
import { browserStorage } from '../browser-storage.ts';

/**
 * What the browser knows of the session: the cookies `is_auth` and `role`, and the user id, under the
 * specification's names. Users can edit them, so they only decide which screen is shown; the API
 * authorizes every call.
 */
export interface SessionHints {
  userId: string;
  role: string;
  /** If false, the cookies end with the browser session. */
  remember: boolean;
}

const userIdKey = 'user_id';
/** Set once somebody has signed in without "Remember me": others may use this computer. */
export const sharedComputerKey = 'shared';
/** The longest lifetime of a remembered session. */
const rememberedSeconds = 30 * 24 * 60 * 60;

export function writeHints({ userId, role, remember }: SessionHints): void {
  const life = remember ? `; Max-Age=${rememberedSeconds}` : '';
  writeCookie('is_auth', 'true', life);
  writeCookie('role', role, life);
  storeUserId(userId);
  if (!remember) browserStorage.set(sharedComputerKey, '');
}

export function clearHints(): void {
  writeCookie('is_auth', '', '; Max-Age=0');
  writeCookie('role', '', '; Max-Age=0');
  browserStorage.remove(userIdKey);
}

export function hasAuthCookie(): boolean {
  if (import.meta.env.SSR) return requestContext().session !== null;
  return document.cookie.split('; ').includes('is_auth=true');
}

/** The user id of the session; null if there is none. */
export function storedUserId(): string | null {
  if (import.meta.env.SSR) return requestContext().session?.userId ?? null;
  return browserStorage.get(userIdKey);
}

export function storeUserId(userId: string): void {
  browserStorage.set(userIdKey, userId);
}

function writeCookie(name: string, value: string, life: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${life}`;
}

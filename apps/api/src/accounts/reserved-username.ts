import { isReservedUsername } from '@buddyline/domain/reserved-usernames';
import type { Config } from '../config.ts';
import { Failure } from '../http/failure.ts';

const reserved = /*i18n*/ {
  id: 'api.accounts.username-reserved',
  message: 'This username is reserved for the team. Please choose another one.',
};

/**
 * For names that members choose; staff may give reserved ones.
 * @throws Failure 409, as for a username that is taken: the call can be repeated with another one
 */
export function refuseReservedUsername({ brand }: Pick<Config, 'brand'>, username: string): void {
  if (!isReservedUsername(username, brand)) return;
  throw new Failure(409, reserved, { errors: [{ path: 'username', sentence: reserved }] });
}

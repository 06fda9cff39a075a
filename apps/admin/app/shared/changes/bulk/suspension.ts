import { moderationCalls } from '@buddyline/api-client/moderation';
import type { ChangeResult } from '@buddyline/api-client/calls';
import { newIdempotencyKey } from '@buddyline/api-client/idempotency-key';
import type { SuspensionLength } from '@buddyline/domain/sanction';
import { api } from '../../../session/api.ts';

/** How several people are suspended at once: all for as long and with the same words. */
export interface Suspension {
  length: SuspensionLength;
  publicText: string;
  hidePosts: boolean;
  /** Begins the Idempotency-Key of each person, so that trying again suspends nobody twice. */
  key: string;
}

export function newSuspension(): Suspension {
  return { length: '7-days', publicText: '', hidePosts: false, key: newIdempotencyKey() };
}

/** Only for backends with the feature 'standing'. */
export function suspend(
  userId: string,
  { key, publicText, ...rest }: Suspension,
): Promise<ChangeResult> {
  const sanction = { kind: 'suspension', publicText: publicText.trim(), ...rest } as const;
  return moderationCalls(api.calls).impose(userId, sanction, { key: `${key}-${userId}` });
}

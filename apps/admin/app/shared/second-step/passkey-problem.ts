import { ApiError } from '@buddyline/api-client/api-error';
import { t } from '@lingui/core/macro';

/** Why a passkey was not used or made, in words for people: browsers say it in theirs. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError || !(error instanceof Error)) {
    return error instanceof Error ? error.message : String(error);
  }
  switch (error.name) {
    case 'AbortError':
    case 'NotAllowedError':
      return t`Nothing was confirmed on your device. Try again, or choose another way.`;
    case 'InvalidStateError':
      return t`This device has a passkey for your account already.`;
    default:
      return error.message;
  }
}

import { ApiError } from '@buddyline/api-client/api-error';
import type { LoginResponse } from '@buddyline/domain/auth';
import { isStaff } from '@buddyline/domain/role';
import type { SecondStep } from '@buddyline/domain/two-step';
import { t } from '@lingui/core/macro';
import { api } from './api.ts';
import { beginSession, isSignedIn } from './session.ts';
import type { Credentials, SecondStepDue } from './sign-in.ts';

/** @returns the second step that is due; undefined after a successful sign-in */
export async function openSession(credentials: Credentials): Promise<SecondStepDue | undefined> {
  const { remember } = credentials;
  try {
    await begin(await api.auth.login(credentials), remember);
    return undefined;
  } catch (error) {
    const due = error instanceof ApiError ? error.secondStep : undefined;
    if (due === undefined) throw error;
    return { ...due, remember };
  }
}

export async function takeSecondStep(step: SecondStep): Promise<void> {
  await begin(await api.auth.takeSecondStep(step), step.remember ?? true);
}

/** Whether the sign-in has to begin again with the password. */
export function isSecondStepEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second-step-ended';
}

export async function begin({ user }: LoginResponse, remember: boolean): Promise<void> {
  if (!isStaff({ role: user.role.toUpperCase() })) {
    // Our API rejects them itself. Another backend may have opened a session, which is closed here.
    await api.auth.logout();
    throw new Error(t`Admins only`);
  }
  beginSession({ userId: user.id, role: user.role, remember });
  if (!isSignedIn()) {
    throw new Error(t`Your browser blocks cookies for this page. Allow them, then sign in again.`);
  }
}

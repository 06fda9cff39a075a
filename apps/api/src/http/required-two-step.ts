import { isStaff } from '@buddyline/domain/role';
import type { Config } from '../config.ts';
import type { Caller } from '../session/caller.ts';
import { Failure } from './failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also for staff who need a second step and have none yet; they have no rights there, only what is their own. */
    beforeTwoStep?: true;
  }
}

/** Whether somebody of the staff has to set up a second step before anything else (REQUIRE_TWO_STEP). */
export function lacksTwoStep(
  { requiresTwoStep }: Pick<Config, 'requiresTwoStep'>,
  caller: Pick<Caller, 'role' | 'hasTwoStep'>,
): boolean {
  return requiresTwoStep && isStaff(caller) && !caller.hasTwoStep;
}

export const twoStepRequired = (): Failure =>
  new Failure(
    403,
    /*i18n*/ {
      id: 'api.two-step.required',
      message: 'Set up two-step sign-in first, on the page Security.',
    },
    { code: 'two-step-required' },
  );

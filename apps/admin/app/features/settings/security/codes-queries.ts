import { isAborted } from '@buddyline/api-client/api-error';
import type { PasskeyName } from '@buddyline/domain/passkey';
import type { ConfirmCodes } from '@buddyline/domain/two-step';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { sessionsKey } from '../settings-queries.ts';
import { lazyPasskeyProblem } from '../../../shared/second-step/lazy-second-step.ts';
import { twoStep, twoStepQuery } from '../../../shared/query/two-step-queries.ts';

const refresh = async (client: QueryClient) => {
  const keys = [twoStepQuery.queryKey, sessionsKey];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
};

export const beginCodesMutation = mutationOptions({ mutationFn: () => twoStep().beginCodes() });

export function confirmCodesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (first: ConfirmCodes) => twoStep().confirmCodes(first),
    meta: { saysFailure: true },
    onSettled: () => refresh(client),
  });
}

export function removeCodesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: () => twoStep().removeCodes(),
    onSettled: () => refresh(client),
  });
}

export function renewRecoveryCodesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: () => twoStep().renewRecoveryCodes(),
    onSettled: () => refresh(client),
  });
}

/** What is to be signed works once, so each try gets its own. */
export function addPasskeyMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ name }: PasskeyName) => {
      try {
        const optionsJSON = await twoStep().beginPasskey();
        const { startRegistration } = await import('@simplewebauthn/browser');
        const passkey = await startRegistration({ optionsJSON });
        return await twoStep().addPasskey({ name, passkey });
      } catch (error) {
        if (isAborted(error)) throw error;
        throw new Error(await lazyPasskeyProblem(error), { cause: error });
      }
    },
    onSettled: () => refresh(client),
  });
}

export function renamePasskeyMutation(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ name }: PasskeyName) => twoStep().renamePasskey(id, name),
    onSettled: () => refresh(client),
  });
}

export function removePasskeyMutation(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: () => twoStep().removePasskey(id),
    onSettled: () => refresh(client),
  });
}

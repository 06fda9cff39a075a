import { twoStepCalls } from '@buddyline/api-client/two-step';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** Made at each call, because on the server each request has its own `api`. */
export const twoStep = () => twoStepCalls(api.calls);

/** The second step of the signed-in person. */
export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: ({ signal }) => twoStep().get(signal),
});

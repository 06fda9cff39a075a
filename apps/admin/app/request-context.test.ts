import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  setRequestStore,
  requestScoped,
  type RequestContext,
  requestContext,
} from './request-context.ts';
import { createRequestContext } from './first-view/server-context.ts';

const requests = new AsyncLocalStorage<RequestContext>();
setRequestStore(requests);
/** An id in every catalog; a literal argument would be extracted as a new message. */
const textId: string = 'name.missing-on-profile';
const [api, i18n, queryClient] = [
  requestScoped('api'),
  requestScoped('i18n'),
  requestScoped('queryClient'),
];

/** Handles a request of one person; the API's response is delayed. */
async function render(locale: 'en' | 'ar', userId: string, delayMs: number) {
  const calls: string[] = [];
  const context = await createRequestContext({
    session: { accessToken: `token-of-${userId}`, userId },
    locale,
    theme: 'system',
    timeZone: 'UTC',
    userAgent: '',
    nonce: '',
    apiUrl: 'http://api.example/api',
    onError() {},
    onPage() {},
    fetch: async (input) => {
      calls.push(new Request(input).headers.get('authorization') ?? '');
      await wait(delayMs);
      return Response.json({ isSuccessful: false }, { status: 404 });
    },
  });
  return requests.run(context, async () => {
    queryClient.setQueryData(['me'], userId);
    await api.users.profile(userId).catch(() => {});
    await wait(delayMs);
    return {
      calls,
      language: i18n.locale,
      word: i18n._(textId),
      me: queryClient.getQueryData(['me']),
      user: requestContext().session?.userId,
    };
  });
}

it('concurrent requests of different people in two languages share nothing', async () => {
  const visits = Array.from({ length: 40 }, (_visit, at) =>
    render(at % 2 ? 'ar' : 'en', `person-${at}`, (at * 7) % 13),
  );
  for (const [at, seen] of (await Promise.all(visits)).entries()) {
    const id = `person-${at}`;
    expect(seen).toMatchObject({ me: id, user: id, language: at % 2 ? 'ar' : 'en' });
    expect(seen.calls).toEqual([`Bearer token-of-${id}`]);
  }
});

it('outside of a request, the context throws', () => {
  expect(() => requestContext()).toThrow('No request');
  expect(() => queryClient.clear()).toThrow('No request');
});

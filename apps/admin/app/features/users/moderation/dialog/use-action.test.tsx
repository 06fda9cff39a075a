import type { User } from '@buddyline/domain/user';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useAction } from './use-action.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
i18n.loadAndActivate({ locale: 'en', messages: {} });

const addNote = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../moderation-queries.ts', () => ({ actionMutation: () => ({ mutationFn: addNote }) }));

it('nothing changes while it is sent, and then it can be sent again', async () => {
  const answer = Promise.withResolvers<object>();
  addNote.mockReturnValueOnce(answer.promise).mockResolvedValue({});
  const onDone = vi.fn<() => void>();
  let action!: ReturnType<typeof useAction>;
  function Dialog() {
    action = useAction({ id: 'mira' } as User, 'note', onDone);
    return null;
  }
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <Dialog />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
  const type = (forStaff: string) => act(async () => action.change({ forStaff }));
  await type('Calls at night.');
  await act(async () => void action.submit());
  await act(async () => action.choose('warning'));
  await type('Something else.');
  await act(async () => action.discard());
  expect([action.step, action.draft.forStaff]).toEqual(['note', 'Calls at night.']);
  await act(async () => answer.resolve({}));
  expect(onDone).toHaveBeenCalledOnce();
  await type('Calls at noon.');
  await act(async () => void action.submit());
  expect(addNote).toHaveBeenCalledTimes(2);
  expect(onDone).toHaveBeenCalledTimes(2);
});

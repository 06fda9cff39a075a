import type { User } from '@buddyline/domain/user';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { actionDrafts, type ActionStep, newDraft } from './action-draft.ts';
import { useAction } from './use-action.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
i18n.loadAndActivate({ locale: 'en', messages: {} });

const addNote = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../moderation-queries.ts', () => ({ actionMutation: () => ({ mutationFn: addNote }) }));

async function renderAction(
  id: string,
  first: ActionStep,
  show: (action: ReturnType<typeof useAction>) => void,
  onDone = () => {},
): Promise<void> {
  function Dialog() {
    show(useAction({ id } as User, first, onDone));
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
}

it('nothing changes while it is sent, and then it can be sent again', async () => {
  const answer = Promise.withResolvers<object>();
  addNote.mockReturnValueOnce(answer.promise).mockResolvedValue({});
  const onDone = vi.fn<() => void>();
  let action!: ReturnType<typeof useAction>;
  await renderAction(
    'mira',
    'note',
    (shown) => {
      action = shown;
    },
    onDone,
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

it('a draft of another step leaves its reason and its text behind', async () => {
  const draftKey = { personId: '', itemId: 'omar' };
  const text = 'Please stop.';
  const drafted = { rule: 'Spam', prepared: { kind: 'warning', text }, toPerson: text } as const;
  await act(async () =>
    actionDrafts.write(draftKey, { ...newDraft('warning'), ...drafted, forStaff: 'Second time.' }),
  );
  let action!: ReturnType<typeof useAction>;
  await renderAction('omar', 'suspension', (shown) => {
    action = shown;
  });
  expect(action.draft).toMatchObject({ rule: '', toPerson: '', forStaff: 'Second time.' });
  expect(actionDrafts.read(draftKey)).toMatchObject({ step: 'suspension', rule: '' });
});

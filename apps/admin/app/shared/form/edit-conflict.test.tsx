import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useEditConflict } from './edit-conflict.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const base = { name: 'Mira', updatedAt: '2026-05-01T10:00:00.000Z' };

it('a form that was closed during the check is not saved', async () => {
  const saved = Promise.withResolvers<typeof base>();
  let settle = async (): Promise<object | null> => null;
  function Form() {
    const form = useForm({ defaultValues: { name: base.name } });
    const query = { queryKey: ['mira'], queryFn: () => saved.promise };
    const toForm = ({ name }: typeof base) => ({ name });
    ({ settle } = useEditConflict({ form, base, onRebase: () => undefined, query, toForm }));
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>,
    ),
  );
  const settling = settle();
  act(() => root.unmount());
  saved.resolve(base);
  expect(await settling).toBeNull();
});

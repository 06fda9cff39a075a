import type { Ticket } from '@buddyline/domain/ticket';
import { hangs } from '@buddyline/tests/time-limits';
import { MutationObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startTransition, Suspense, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../../session/api.ts';
import { endWatchedSession } from '../../session/watch-session.ts';
import { setTicketStatusMutation, ticketQuery, useTicket } from './ticket-queries.ts';

const patience = { timeout: hangs.expectationMs };

const createdAt = '2026-11-01T10:00:00.000Z';

function listedTicket(id: string): Ticket {
  const Owner = { fullName: 'Mira Halim', username: 'mira', profilePicture: null };
  const texts = { subject: id, description: null, category: 'Other' };
  return { ...texts, id, userId: 'mira', status: 'OPEN', createdAt, updatedAt: createdAt, Owner };
}

const listed = new Map(['first', 'second'].map((id) => [id, listedTicket(id)]));
const never = new Promise<never>(() => undefined);

/** Suspends forever on the page of the second ticket. */
function SuspendOnSecond({ id }: { id: string }) {
  return id === 'second' ? use(never) : null;
}

function TicketPage() {
  const [id, setId] = useState('first');
  const [renders, setRenders] = useState(0);
  const { data } = useTicket(id, listed.get(id));
  return (
    <>
      <p>{`${data?.id}, render ${renders}`}</p>
      <button type="button" onClick={() => startTransition(() => setId('second'))}>
        Go on
      </button>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render again
      </button>
      <SuspendOnSecond id={id} />
    </>
  );
}

it('a page that renders again during a suspended transition shows its own ticket', async () => {
  vi.spyOn(api.tickets, 'get').mockReturnValue(never);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <TicketPage />
      </Suspense>
    </QueryClientProvider>,
  );
  const shown = () => place.querySelector('p')?.textContent;
  const press = (name: string) =>
    [...place.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
  await vi.waitFor(() => expect(shown()).toBe('first, render 0'), patience);
  press('Go on');
  await new Promise((resolve) => setTimeout(resolve));
  press('Render again');
  await vi.waitFor(() => expect(shown()).toContain('render 1'), patience);
  expect(shown()).toBe('first, render 1');
});

it('a status that is answered after the session is kept for nobody', async () => {
  const answer = Promise.withResolvers<{ message: string }>();
  vi.spyOn(api.tickets, 'update').mockReturnValue(answer.promise);
  const client = new QueryClient();
  const ticket = listedTicket('first');
  const save = new MutationObserver(client, setTicketStatusMutation(client, ticket));
  const saved = save.mutate('CLOSED');
  endWatchedSession();
  client.clear();
  answer.resolve({ message: 'Saved.' });
  await saved;
  expect(client.getQueryData(ticketQuery('first').queryKey)).toBeUndefined();
});

import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useFetchAhead } from './fetch-ahead.ts';
import { laterPart } from './later-part.tsx';

function Layout() {
  useFetchAhead();
  return null;
}

it('is shown also when its code arrives after it was drawn and before its effects have run', async () => {
  const code = Promise.withResolvers<ComponentType>();
  const load = vi.fn<() => Promise<ComponentType>>(() => code.promise);
  const Part = laterPart(load, 'Not yet');
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Layout />);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('keydown'));
    expect(load).toHaveBeenCalledOnce();
  });

  const place = document.body.appendChild(document.createElement('div'));
  const drawn = new MutationObserver(() => code.resolve(() => 'Here it is'));
  drawn.observe(place, { childList: true });
  createRoot(place).render(<Part />);
  await vi.waitFor(() => expect(place.textContent).toBe('Here it is'));
});

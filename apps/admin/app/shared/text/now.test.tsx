import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './now.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Clock = () => useNow().toISOString();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

it('whoever shows the time after nobody did for a while shows the current one', () => {
  const place = document.createElement('div');
  const first = createRoot(place);
  act(() => first.render(<Clock />));
  act(() => first.unmount());
  vi.setSystemTime(Date.now() + 60_000);
  act(() => createRoot(place).render(<Clock />));
  expect(place.textContent).toBe(new Date().toISOString());
});

import { useEffect, useRef } from 'react';

/** A pause in typing. */
export const debounceMs = 300;

/** Runs `act` by `later` when typing pauses; `now` runs it at once and cancels a pending run. */
export function useDebounced<Value>(act: (value: Value) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const cancel = () => clearTimeout(timer.current);
  const now = (value: Value) => {
    cancel();
    latest.current(value);
  };
  /** @param since when the value was typed, in the time of `performance.now()`; the page may hear of it later */
  const later = (value: Value, since = performance.now()) => {
    cancel();
    const passedMs = Math.max(0, performance.now() - since);
    timer.current = setTimeout(() => latest.current(value), debounceMs - passedMs);
  };
  return { later, now, cancel };
}

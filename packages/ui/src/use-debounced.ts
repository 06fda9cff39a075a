import { useEffect, useRef } from 'react';

/** Debounces `act` by `delayMs`; `now` runs it at once and cancels a pending run. */
export function useDebounced<Value>(act: (value: Value) => void, delayMs: number) {
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
  const later = (value: Value) => {
    cancel();
    timer.current = setTimeout(() => latest.current(value), delayMs);
  };
  return { later, now, cancel };
}

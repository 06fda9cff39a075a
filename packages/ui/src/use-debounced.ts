import { useEffect, useRef } from 'react';

/** Runs `act` once calls have paused for `delayMs`; `now` runs it at once and drops what waits. */
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

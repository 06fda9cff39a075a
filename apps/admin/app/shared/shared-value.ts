import { useSyncExternalStore } from 'react';

/** A value outside of React, which components in different places show. */
export interface SharedValue<TValue> {
  get: () => TValue;
  set: (next: TValue) => void;
  /** Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void;
  /** The component re-renders when the value changes. */
  useValue: () => TValue;
}

export function sharedValue<TValue>(first: TValue): SharedValue<TValue> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  return {
    get,
    subscribe,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, get, () => first),
  };
}

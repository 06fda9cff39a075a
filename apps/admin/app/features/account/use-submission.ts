import { useState } from 'react';

/** The state of a form that is submitted once. `useMutation` would need a query cache, which these pages do not load. */
export function useSubmission(call: () => Promise<unknown>) {
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready');
  const [error, setError] = useState<string>();

  async function run(): Promise<void> {
    setState('pending');
    setError(undefined);
    try {
      await call();
      setState('done');
    } catch (reason) {
      setState('ready');
      setError(reason instanceof Error ? reason.message : String(reason));
    }
  }

  return {
    send: () => {
      if (state !== 'pending') void run();
    },
    pending: state === 'pending',
    isDone: state === 'done',
    error,
  };
}

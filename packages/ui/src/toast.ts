export type ToastTone = 'success' | 'error' | 'info';

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let waiting: ToastMessage[] = [];
let count = 0;

/**
 * Says something in passing, from anywhere: `toast.success('User deleted.')`. What is said before
 * the `Toaster` is on the page waits for it.
 */
export const toast = {
  success: (text: string) => announce('success', text),
  error: (text: string) => announce('error', text),
  info: (text: string) => announce('info', text),
};

function announce(tone: ToastTone, text: string) {
  count += 1;
  const message = { id: count, tone, text };
  if (listener) listener(message);
  else waiting.push(message);
}

/** For the one `Toaster` on the page. Returns how to stop listening. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  for (const message of waiting) next(message);
  waiting = [];
  return () => {
    if (listener === next) listener = undefined;
  };
}

export type ToastTone = 'success' | 'error' | 'info';

/** A button in the toast, which also closes it: it does something, or leads to a path. */
export type ToastAction = { label: string } & ({ run: () => void } | { to: string });

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
  action?: ToastAction | undefined;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let queued: ToastMessage[] = [];
let count = 0;

/**
 * Shows a toast from anywhere: `toast.success('User deleted.')`. Toasts are queued until the
 * `Toaster` is mounted.
 */
export const toast = {
  success: (text: string, action?: ToastAction) => announce('success', text, action),
  error: (text: string) => announce('error', text),
  info: (text: string) => announce('info', text),
};

function announce(tone: ToastTone, text: string, action?: ToastAction) {
  count += 1;
  const message = { id: count, tone, text, action };
  if (listener) listener(message);
  else queued.push(message);
}

/** For the `Toaster`. Returns a function that stops listening. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  for (const message of queued) next(message);
  queued = [];
  return () => {
    if (listener === next) listener = undefined;
  };
}

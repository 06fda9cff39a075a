import { toast, type ToastAction } from '@buddyline/ui/toast';
import { t } from '@lingui/core/macro';

let hasToasts = false;
let onFirst: (() => void) | undefined;

/** Shows a toast from anywhere, even outside React. */
export function notifySuccess(message: string, action?: ToastAction): void {
  loadToaster();
  toast.success(message, action);
}

/** @param problem the message, or an error with one */
export function notifyError(problem: unknown): void {
  loadToaster();
  toast.error(problem instanceof Error ? problem.message : String(problem));
}

/** Code or texts could not be fetched; the screen stays as it is. */
export function notifyNotFetched(): void {
  notifyError(t`This could not be fetched. Try again when you are connected.`);
}

/** Whether there was any toast yet, so that the toaster must be loaded. */
export function hadToast(): boolean {
  return hasToasts;
}

export function onFirstToast(listener: () => void): () => void {
  onFirst = listener;
  return () => {
    onFirst = undefined;
  };
}

function loadToaster(): void {
  hasToasts = true;
  onFirst?.();
}

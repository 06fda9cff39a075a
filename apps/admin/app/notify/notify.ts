import { toast } from '@buddyline/ui/toast';
import { t } from '@lingui/core/macro';

let began = false;
let wakeHost: (() => void) | undefined;

/** Toasts from anywhere, also from outside React. */
export function notifySuccess(message: string): void {
  begin();
  toast.success(message);
}

/** @param problem what to say; an error says its own message */
export function notifyError(problem: unknown): void {
  begin();
  toast.error(problem instanceof Error ? problem.message : String(problem));
}

/** Code or words did not arrive; what is on the screen stays. */
export function notifyNotFetched(): void {
  notifyError(t`This could not be fetched. Try again when you are connected.`);
}

/** For the one host on the page: whether anything was ever said. */
export function toastsBegan(): boolean {
  return began;
}

export function onFirstToast(listener: () => void): () => void {
  wakeHost = listener;
  return () => {
    wakeHost = undefined;
  };
}

function begin(): void {
  began = true;
  wakeHost?.();
}

import { toast } from '@buddyline/ui/toast';

/** Toasts from anywhere, also from outside React. */
export function notifySuccess(message: string): void {
  toast.success(message);
}

/** @param problem what to say; an error says its own message */
export function notifyError(problem: unknown): void {
  toast.error(problem instanceof Error ? problem.message : String(problem));
}

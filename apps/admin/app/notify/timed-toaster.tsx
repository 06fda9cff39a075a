import { toastMs } from '@buddyline/domain/constants';
import { Toaster, type ToasterProps } from '@buddyline/ui/toaster';

/** The kit's toaster with the specification's duration. Separate from `toasts.tsx`, to be loaded lazily. */
export function TimedToaster(props: Omit<ToasterProps, 'durationMs'>) {
  return <Toaster {...props} durationMs={toastMs} />;
}

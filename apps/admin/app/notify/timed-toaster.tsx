import { toastMs } from '@buddyline/domain/constants';
import { Toaster, type ToasterProps } from '@buddyline/ui/toaster';

/** The kit's toaster with the specification's time; a file of its own, as the login page does without. */
export function TimedToaster(props: Omit<ToasterProps, 'durationMs'>) {
  return <Toaster {...props} durationMs={toastMs} />;
}

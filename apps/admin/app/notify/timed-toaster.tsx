import { toastMs } from '@buddyline/domain/constants';
import { Toaster, type ToasterProps } from '@buddyline/ui/toaster';
import { useNavigate } from 'react-router';

/** The kit's toaster with the specification's duration. Separate from `toasts.tsx`, to be loaded lazily. */
export function TimedToaster(props: Omit<ToasterProps, 'durationMs' | 'onFollow'>) {
  const navigate = useNavigate();
  return <Toaster {...props} durationMs={toastMs} onFollow={(to) => void navigate(to)} />;
}

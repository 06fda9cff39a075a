import { ToastCorner } from '@buddyline/ui/toast-corner';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchToaster } from './fetch-toaster.ts';
import { hadToast, onFirstToast } from './notify.ts';
import type { TimedToaster } from './timed-toaster.tsx';

/** The corner where toasts appear. The toaster's code is fetched with the first toast. */
export function Toasts() {
  const { t } = useLingui();
  const needed = useSyncExternalStore(onFirstToast, hadToast, () => false);
  const [Toaster, setToaster] = useState<typeof TimedToaster>();
  useEffect(() => {
    if (!needed) return;
    const show = () => {
      fetchToaster().then(
        (fetched) => setToaster(() => fetched),
        // Offline, the toasts wait for the connection.
        () => window.addEventListener('online', show, { once: true }),
      );
    };
    show();
  }, [needed]);
  return (
    <ToastCorner label={t`Notifications`}>
      {(polite) => Toaster && <Toaster polite={polite} dismissLabel={t`Dismiss`} />}
    </ToastCorner>
  );
}

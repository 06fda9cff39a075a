import { ToastCorner } from '@buddyline/ui/toast-corner';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onFirstToast, toastsBegan } from './notify.ts';
import type { TimedToaster } from './timed-toaster.tsx';

/** The corner where toasts appear. Its code is fetched when there is first something to say. */
export function Toasts() {
  const { t } = useLingui();
  const began = useSyncExternalStore(onFirstToast, toastsBegan, () => false);
  const [Toaster, setToaster] = useState<typeof TimedToaster>();
  useEffect(() => {
    if (!began) return;
    const fetchToaster = () => {
      import('./timed-toaster.tsx').then(
        (fetched) => setToaster(() => fetched.TimedToaster),
        // Without a connection the words wait for it.
        () => window.addEventListener('online', fetchToaster, { once: true }),
      );
    };
    fetchToaster();
  }, [began]);
  return (
    <ToastCorner label={t`Notifications`}>
      {(polite) => Toaster && <Toaster polite={polite} dismissLabel={t`Dismiss`} />}
    </ToastCorner>
  );
}

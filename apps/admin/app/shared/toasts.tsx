import { toastMs } from '@buddyline/domain/constants';
import { ToastCorner } from '@buddyline/ui/toast-corner';
import type { ToasterProps } from '@buddyline/ui/toaster';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { onFirstToast, toastsBegan } from './notify.ts';

/** The corner where toasts appear. Its code is fetched when there is first something to say. */
export function Toasts() {
  const { t } = useLingui();
  const began = useSyncExternalStore(onFirstToast, toastsBegan, () => false);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (!began) return;
    const fetchToaster = () => {
      import('@buddyline/ui/toaster').then(
        (fetched) => setToaster(() => fetched.Toaster),
        // Without a connection the words wait for it.
        () => window.addEventListener('online', fetchToaster, { once: true }),
      );
    };
    fetchToaster();
  }, [began]);
  return (
    <ToastCorner label={t`Notifications`}>
      {(polite) =>
        Toaster && <Toaster polite={polite} dismissLabel={t`Dismiss`} durationMs={toastMs} />
      }
    </ToastCorner>
  );
}

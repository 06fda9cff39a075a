import { toastMs } from '@buddyline/domain/constants';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onFirstToast, toastsBegan } from './notify.ts';

/** Fetched when there is first something to say; the words wait for it. */
const Toaster = lazy(async () => {
  const module = await import('@buddyline/ui/toaster');
  return { default: module.Toaster };
});

/** The corner where toasts appear. */
export function Toasts() {
  const { t } = useLingui();
  const began = useSyncExternalStore(onFirstToast, toastsBegan, () => false);
  if (!began) return null;
  return (
    <Suspense>
      <Toaster label={t`Notifications`} dismissLabel={t`Dismiss`} durationMs={toastMs} />
    </Suspense>
  );
}

import { openInAppFallbackMs } from '@buddyline/domain/constants';
import { findAction } from './action.ts';
import { alertAndAnnounce } from './announce.ts';
import { followsIntents, intentAddress, platformOf } from './platform.ts';

/**
 * Open in App and Download App. The link itself opens the app. If the page is not hidden within two
 * seconds, the app did not open, and the store is opened instead.
 */
export function enableOpenInApp(): void {
  const platform = platformOf(navigator);
  const store = document.querySelector<HTMLAnchorElement>(`[data-store="${platform}"]`);
  const download = findAction('download');
  if (store && download) download.setAttribute('href', store.href);

  const open = findAction('open-in-app');
  if (!open) return;
  if (followsIntents(navigator)) {
    open.setAttribute('href', intentAddress(open.getAttribute('href') ?? ''));
  }

  let timer = 0;
  const cancelFallback = () => clearTimeout(timer);
  open.addEventListener('click', () => {
    cancelFallback();
    timer = window.setTimeout(() => {
      if (store) location.assign(store.href);
      else alertAndAnnounce(open.dataset['failed'] ?? '');
    }, openInAppFallbackMs);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) cancelFallback();
  });
  // Some browsers leave the page without a visibilitychange event.
  window.addEventListener('pagehide', cancelFallback);
}

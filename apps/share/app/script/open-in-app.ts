import { openInAppFallbackMs } from '@buddyline/domain/constants';
import { findAction } from './action.ts';
import { alertAndAnnounce } from './announce.ts';
import { followsIntents, intentAddress, platformOf } from './platform.ts';

/**
 * Open in App and Download App. The link itself opens the app; what is added is the store, two seconds
 * later, unless the app came: then this page is hidden, and coming back to it opens nothing.
 */
export function letOpenInApp(): void {
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
  const forget = () => clearTimeout(timer);
  open.addEventListener('click', () => {
    forget();
    timer = window.setTimeout(() => {
      if (store) location.assign(store.href);
      else alertAndAnnounce(open.dataset['failed'] ?? '');
    }, openInAppFallbackMs);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) forget();
  });
  // A browser may take the page out of sight without telling that it is hidden.
  window.addEventListener('pagehide', forget);
}

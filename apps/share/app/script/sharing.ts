import { copiedMs } from '@buddyline/domain/constants';
import { findAction } from './action.ts';
import { alertAndAnnounce, announce } from './announce.ts';

export function enableSharing(): void {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
  const share = findAction('share');
  const copy = findAction('copy');
  share?.addEventListener('click', () => void sharePost(address, share.dataset['copied'] ?? ''));
  copy?.addEventListener('click', () => void copyLink(address, copy));
}

/** Opens the system's share sheet; where it is missing or not allowed, copies the link. */
async function sharePost(address: string, copied: string): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title: document.title, url: address });
      return countShare();
    }
  } catch (error) {
    // The visitor closed the sheet: nothing was shared.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  if (await writeToClipboard(address)) alertAndAnnounce(copied);
}

let relabel = 0;

async function copyLink(address: string, button: HTMLElement): Promise<void> {
  if (!(await writeToClipboard(address))) return;
  const label = button.querySelector('span');
  const copied = button.dataset['copied'] ?? '';
  announce(copied);
  if (!label) return;
  const usual = (button.dataset['label'] ??= label.textContent ?? '');
  label.textContent = copied;
  clearTimeout(relabel);
  relabel = window.setTimeout(() => {
    label.textContent = usual;
    announce('');
  }, copiedMs);
}

/** Without clipboard access, the link is shown to be copied by hand. */
async function writeToClipboard(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    countShare();
    return true;
  } catch {
    const field = document.querySelector('[data-address]');
    field?.classList.replace('hidden', 'block');
    field?.querySelector('input')?.select();
    return false;
  }
}

let isCounted = false;

/** Counts one share per visit, without waiting for the response. */
function countShare(): void {
  const id = document.querySelector<HTMLElement>('[data-post]')?.dataset['post'];
  if (isCounted || !id) return;
  isCounted = true;
  fetch(`/api/posts/${encodeURIComponent(id)}/share`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"platform":"web","shareType":"post"}',
    keepalive: true,
  }).then(
    ({ ok, status }) => ok || console.warn('The share was not counted:', status),
    (error: unknown) => console.warn('The share was not counted:', error),
  );
}

/**
 * Part of the boot script on a rendered page of the admin area: hides the page until the browser has told
 * that the person is still signed in. The cookie store tells it without holding the parser; pages without https have
 * only `document.cookie`. If another tab signed out while the server was rendering, it signs out again, because this
 * page's cookies may have arrived after that tab's, and reloads.
 */
export const showToSignedIn = `const show = (isSignedIn) => {
  root.hidden = false;
  if (isSignedIn) return;
  fetch('/api/auth/logout', { method: 'POST', keepalive: true }).catch(() => {});
  reload();
};
if (window.cookieStore) {
  root.hidden = true;
  cookieStore.get('is_auth').then(
    (cookie) => show(cookie?.value === 'true'),
    () => show(isSignedIn()),
  );
} else {
  show(isSignedIn());
}`;

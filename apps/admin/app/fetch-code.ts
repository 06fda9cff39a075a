type Load<TCode> = () => Promise<TCode>;

const fetched = new WeakSet<Load<unknown>>();

/**
 * Runs a dynamic import, unless it would need a connection that the browser does not have. Browsers remember a
 * failed import for as long as the page is open (Chromium 150 does), so that one that was tried offline would fail
 * with a connection too.
 *
 * @param load the same function each time: what it has fetched once is there offline too
 * @throws TypeError if the browser is offline
 */
export async function fetchCode<TCode>(load: Load<TCode>): Promise<TCode> {
  if (!navigator.onLine && !fetched.has(load)) throw new TypeError('The browser is offline.');
  const code = await load();
  fetched.add(load);
  return code;
}

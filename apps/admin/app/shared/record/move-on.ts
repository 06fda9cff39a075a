import { type NavigateOptions, useNavigate } from 'react-router';
import { fetchFirstTouch } from '../lazy/first-touch.ts';

/**
 * Whether the record at `path` is still shown. The answer to a slow delete may come when the person has long opened
 * another page.
 */
export function isShown(path: string): boolean {
  const { pathname } = window.location;
  return pathname === path || pathname.startsWith(`${path}/`);
}

/**
 * Goes on after a change, without a click of the person: to the next record; or, with `replace`, from one that is gone
 * back to its list. What comes takes no click that was meant for what was there.
 */
export function useMoveOn(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return async (to, options) => {
    const arrive = await depart(options?.replace === true);
    try {
      await navigate(to, options);
    } finally {
      arrive?.();
    }
  };
}

/** The code was fetched with the first touch, before the change. */
async function depart(isGone: boolean): Promise<(() => void) | undefined> {
  try {
    return (await fetchFirstTouch()).depart(isGone);
  } catch {
    return undefined;
  }
}

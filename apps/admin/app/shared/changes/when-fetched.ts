import { notifySuccess } from '../../notify/notify.ts';
import { fetchFirstTouch } from '../lazy/first-touch.ts';

type Acts = Awaited<ReturnType<typeof fetchFirstTouch>>;

/**
 * Offers Undo once its code is there. Offline it cannot be fetched: then only the text is shown.
 *
 * @param isSameSession whether it is still the session in which the change began
 */
export async function offerWhenFetched(
  text: string,
  offer: (acts: Acts) => void,
  isSameSession = () => true,
): Promise<void> {
  try {
    const acts = await fetchFirstTouch();
    if (isSameSession()) offer(acts);
  } catch {
    if (isSameSession()) notifySuccess(text);
  }
}

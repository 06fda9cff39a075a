import { notifySuccess } from '../../notify/notify.ts';
import { fetchFirstTouch } from '../lazy/first-touch.ts';

type FirstTouch = Awaited<ReturnType<typeof fetchFirstTouch>>;

/**
 * Offers Undo once its code is there. Offline it cannot be fetched: then only the text is shown.
 *
 * @param isSameSession whether it is still the session in which the change began
 */
export async function offerWhenFetched(
  text: string,
  offer: (code: FirstTouch) => void,
  isSameSession = () => true,
): Promise<void> {
  try {
    const code = await fetchFirstTouch();
    if (isSameSession()) offer(code);
  } catch {
    if (isSameSession()) notifySuccess(text);
  }
}

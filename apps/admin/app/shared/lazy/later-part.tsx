import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { notifyNotFetched } from '../../notify/notify.ts';
import { fetchAhead } from './fetch-ahead.ts';

/** What a part may be told; a popup closes again when it cannot be had. */
interface Opened {
  open?: boolean;
  onClose?: () => void;
}

/**
 * A part of the page that the first sight does without: a popup, a form. Its code is fetched once
 * somebody begins to work, or when it is first shown. Where it cannot be fetched, a sentence says so, the
 * page stays as it is, and the same click tries again; what no click opened comes with the connection.
 *
 * @param waiting stands in its place until then
 */
export function laterPart<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  waiting: ReactNode = null,
): ComponentType<TProps & Opened> {
  let Part: ComponentType<TProps> | undefined;
  const fetchPart = async () => {
    Part ??= await load();
  };
  fetchAhead(fetchPart);

  return function LaterPart(props: TProps & Opened) {
    const { open = true, onClose } = props;
    const [shown, setShown] = useState(false);
    if (open && Part && !shown) setShown(true);
    useEffect(() => {
      if (!open) return undefined;
      const giveUp = () => {
        notifyNotFetched();
        onClose?.();
      };
      const fetchAndShow = () => void fetchPart().then(() => setShown(true), giveUp);
      fetchAndShow();
      window.addEventListener('online', fetchAndShow);
      return () => window.removeEventListener('online', fetchAndShow);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is asked for
    }, [open]);
    return shown && Part ? <Part {...props} /> : waiting;
  };
}

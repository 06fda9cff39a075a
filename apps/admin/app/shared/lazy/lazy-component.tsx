import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchCode } from '../../fetch-code.ts';
import { notifyNotFetched } from '../../notify/notify.ts';
import { prefetchOnInteraction } from './prefetch-on-interaction.ts';

/** Props of a popup, which is closed again if its code cannot be fetched. */
interface PopupProps {
  open?: boolean;
  onClose?: () => void;
}

/**
 * A lazy component for what the first view does not need: a popup, a form. Its code is fetched on the
 * first interaction, or when it is first shown. If the fetch fails, a toast says so, and the next click
 * or the return of the connection tries again. (React.lazy caches the failure.)
 *
 * @param fallback shown until the code is there
 */
export function lazyComponent<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  fallback: ReactNode = null,
): ComponentType<TProps & PopupProps> {
  let Component: ComponentType<TProps> | undefined;
  const fetchComponent = async () => {
    Component ??= await fetchCode(load);
  };
  prefetchOnInteraction(fetchComponent);

  return function LazyComponent(props: TProps & PopupProps) {
    const { open = true, onClose } = props;
    const [shown, setShown] = useState(false);
    if (open && Component && !shown) setShown(true);
    useEscape(open && !shown ? onClose : undefined);
    useEffect(() => {
      if (!open) return undefined;
      const giveUp = () => {
        notifyNotFetched();
        onClose?.();
      };
      const fetchAndShow = () => void fetchComponent().then(() => setShown(true), giveUp);
      fetchAndShow();
      window.addEventListener('online', fetchAndShow);
      return () => window.removeEventListener('online', fetchAndShow);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time it is opened
    }, [open]);
    return shown && Component ? <Component {...props} /> : fallback;
  };
}

/** While a popup's code is on its way, Escape closes it, and not what lies under it. */
function useEscape(onClose: (() => void) | undefined): void {
  useEffect(() => {
    if (!onClose) return undefined;
    const closing = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true, signal: closing.signal });
    return () => closing.abort();
  }, [onClose]);
}

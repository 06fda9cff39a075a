import * as RadixDialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { DialogPortal } from './dialog-portal.tsx';
import { IconButton } from './icon-button.tsx';
import { centringBackdropClasses, dialogSurfaceClasses } from './overlay-classes.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface Dismissible {
  /** Called on Escape, a click outside, or the close button. */
  onClose: () => void;
  closeLabel: string;
  mustAnswer?: false;
}

/** A dialog that only its own controls close. */
interface NotDismissible {
  mustAnswer: true;
  onClose?: undefined;
  closeLabel?: undefined;
}

export type DialogProps = DialogContent & (Dismissible | NotDismissible);

interface DialogContent {
  open: boolean;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** For a table: as wide as a page, not as a form. */
  wide?: boolean;
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
  /** The element with the initial focus, if it is not the first control. */
  firstFocus?: (() => HTMLElement | null | undefined) | undefined;
}

/** A modal dialog with any content. To confirm an action use `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, wide = false } = props;
  const focus = useReturnFocus();
  function begin(event: Event) {
    focus.remember();
    const first = props.firstFocus?.();
    if (!first) return;
    event.preventDefault();
    // A text or list is read from its beginning, so the focus must not scroll it; a control is scrolled into view.
    first.focus({ preventScroll: first.tabIndex < 0 });
  }
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <DialogPortal open={open}>
        <RadixDialog.Overlay className={`z-40 p-4 ${centringBackdropClasses}`}>
          <RadixDialog.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={begin}
            onCloseAutoFocus={focus.restore}
            className={`relative w-full ${wide ? 'max-w-5xl' : 'max-w-xl'} ${dialogSurfaceClasses}`}
          >
            <header className="p-5 pe-14 pb-4">
              <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description className="mt-1 text-ink-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </header>
            <div className="px-5 pb-5">{children}</div>
            {/* In a low window it scrolls too, because it would leave too little of the content. */}
            {footer && (
              <footer className="flex flex-wrap justify-end gap-3 rounded-b-card border-t border-line bg-surface-raised px-5 py-4 tall:sticky tall:-bottom-4 tall:z-10">
                {footer}
              </footer>
            )}
            {/* Last, so that the focus starts in the content. */}
            {!props.mustAnswer && (
              <div className="absolute inset-e-3 top-3">
                <IconButton icon={X} label={props.closeLabel} onClick={props.onClose} />
              </div>
            )}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </DialogPortal>
    </RadixDialog.Root>
  );
}

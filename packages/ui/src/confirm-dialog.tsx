import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description: string;
  icon?: ReactNode;
  /** What goes along: names the object and what hangs on it. */
  details?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Runs the action; the popup closes right after, and the action reports by toast. */
  onConfirm: () => void;
  /** Cancel, a click outside, Escape, and after Confirm. */
  onClose: () => void;
}

/** The one popup that asks before something is destroyed. Its focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, icon, details, onClose } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const focus = useReturnFocus();
  const focusCancel = (event: Event) => {
    focus.remember();
    event.preventDefault();
    cancel.current?.focus();
  };
  const confirm = () => {
    props.onConfirm();
    onClose();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in">
          <RadixDialog.Content
            role="alertdialog"
            onOpenAutoFocus={focusCancel}
            onCloseAutoFocus={focus.giveBack}
            className="w-[min(500px,100%-2rem)] rounded-card border border-line bg-surface-raised p-6 shadow-far outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in"
          >
            <div className="flex items-start gap-4">
              {icon && (
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-danger-soft text-danger-ink">
                  {icon}
                </span>
              )}
              <div className="min-w-0 flex-1">
                <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
                <RadixDialog.Description className="mt-1 text-ink-muted">
                  {description}
                </RadixDialog.Description>
                {details && <div className="mt-3 wrap-anywhere">{details}</div>}
              </div>
            </div>
            <footer className="mt-6 flex flex-wrap justify-end gap-3">
              <Button ref={cancel} variant="outline" onClick={onClose}>
                {props.cancelLabel}
              </Button>
              <Button variant="destructive" onClick={confirm}>
                {props.confirmLabel}
              </Button>
            </footer>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

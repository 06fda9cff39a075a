import * as RadixDialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogPortal } from './dialog-portal.tsx';
import { centringBackdropClasses, dialogSurfaceClasses } from './overlay-classes.ts';
import { isSubmitKey } from './submit-key.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description: string;
  icon?: ReactNode;
  /** What else is deleted: the object's name and its dependent records. */
  details?: ReactNode;
  confirmLabel: string;
  /** False while the details ask for more, such as a typed number. */
  canConfirm?: boolean;
  /** `default` for an action that deletes nothing. */
  tone?: 'destructive' | 'default';
  cancelLabel: string;
  /** Runs the action; the popup closes right after, and the action reports by toast. */
  onConfirm: () => void;
  /** Called on Cancel, a click outside, Escape, and after Confirm. */
  onClose: () => void;
}

const iconColors = {
  destructive: 'bg-danger-soft text-danger-ink',
  default: 'bg-accent-soft text-accent-ink',
};

/**
 * The popup that confirms a destructive action. The first field of its details has the initial focus, else Cancel;
 * Ctrl+Enter confirms.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, icon, details, onClose } = props;
  const { canConfirm = true, tone = 'destructive' } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const focus = useReturnFocus();
  const asked = useRef<HTMLDivElement>(null);
  const focusFirst = (event: Event) => {
    focus.remember();
    event.preventDefault();
    const field = asked.current?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? cancel.current)?.focus();
  };
  const confirm = () => {
    // The button can still be pressed while the popup fades out.
    if (!open || !canConfirm) return;
    focus.originWillBeRemoved();
    props.onConfirm();
    onClose();
  };
  function onKeyDown(event: KeyboardEvent) {
    if (!isSubmitKey(event) || event.repeat) return;
    event.preventDefault();
    confirm();
  }
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogPortal open={open}>
        <RadixDialog.Overlay className={`z-50 ${centringBackdropClasses}`}>
          <RadixDialog.Content
            role="alertdialog"
            onOpenAutoFocus={focusFirst}
            onKeyDown={onKeyDown}
            onCloseAutoFocus={focus.restore}
            className={`w-[min(500px,100%-2rem)] p-6 ${dialogSurfaceClasses}`}
          >
            <div className="flex items-start gap-4">
              {icon && (
                <span
                  className={`grid size-10 shrink-0 place-items-center rounded-full ${iconColors[tone]}`}
                >
                  {icon}
                </span>
              )}
              <div className="min-w-0 flex-1">
                <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
                <RadixDialog.Description className="mt-1 text-ink-muted">
                  {description}
                </RadixDialog.Description>
                {details && (
                  <div ref={asked} className="mt-3 wrap-anywhere">
                    {details}
                  </div>
                )}
              </div>
            </div>
            <footer className="mt-6 flex flex-wrap justify-end gap-3">
              <Button ref={cancel} variant="outline" onClick={onClose}>
                {props.cancelLabel}
              </Button>
              <Button variant={tone} disabled={!canConfirm} onClick={confirm}>
                {props.confirmLabel}
              </Button>
            </footer>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </DialogPortal>
    </RadixDialog.Root>
  );
}

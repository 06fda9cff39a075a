import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogPortal } from './dialog-portal.tsx';
import { backdropClasses } from './overlay-classes.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface Props {
  open: boolean;
  /** Called on Escape or a click outside. */
  onClose: () => void;
  /** The accessible name; not visible. */
  label: string;
  className: string;
  children: ReactNode;
}

/** A modal surface over the page without a visible title, such as the drawer and the palette. */
export function ModalFrame({ open, onClose, label, className, children }: Props) {
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogPortal open={open}>
        <RadixDialog.Overlay className={`z-40 ${backdropClasses}`} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.restore}
          className={className}
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </DialogPortal>
    </RadixDialog.Root>
  );
}

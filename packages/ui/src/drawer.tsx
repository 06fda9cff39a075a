import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { veilClasses } from './overlay-classes.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DrawerProps {
  open: boolean;
  /** Escape or a click outside. */
  onClose: () => void;
  /** Names it for screen readers; nothing is written on it. */
  label: string;
  children: ReactNode;
  /** Colours of what it holds: the sidebar brings its own navy. */
  className?: string;
}

/** A panel of 16 rem that slides in from where reading starts: the sidebar of small windows. */
export function Drawer({ open, onClose, label, children, className }: DrawerProps) {
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={`z-40 ${veilClasses}`} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className={classes(
            'fixed inset-y-0 inset-s-0 z-40 flex w-[min(16rem,100%-3rem)] flex-col overflow-y-auto shadow-far outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-slide-in',
            className ?? 'bg-surface-raised',
          )}
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

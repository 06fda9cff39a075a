import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { ModalFrame } from './modal-frame.tsx';

export interface DrawerProps {
  open: boolean;
  /** Called on Escape or a click outside. */
  onClose: () => void;
  /** The accessible name; not visible. */
  label: string;
  children: ReactNode;
  /** Replaces the background; the sidebar has its own colour. */
  className?: string;
}

/**
 * A panel of 16 rem that slides in from the side where reading starts; the sidebar on small
 * screens.
 */
export function Drawer({ open, onClose, label, children, className }: DrawerProps) {
  return (
    <ModalFrame
      {...{ open, onClose, label }}
      className={classes(
        'fixed inset-y-0 inset-s-0 z-40 flex w-[min(16rem,100%-3rem)] flex-col overflow-y-auto shadow-far outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-slide-in',
        className ?? 'bg-surface-raised',
      )}
    >
      {children}
    </ModalFrame>
  );
}

export type Overlay = 'palette' | 'keys';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  onOpen: (overlay: Overlay) => void;
}

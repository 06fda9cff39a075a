import { laterPart } from '../shared/lazy/later-part.tsx';
import type { Overlay } from './overlay.ts';

const Palette = laterPart(async () => (await import('./palette/palette.tsx')).default);
const KeysDialog = laterPart(async () => (await import('./keys/keys-dialog.tsx')).default);

interface Props {
  open: Overlay | null;
  onOpen: (overlay: Overlay | null) => void;
}

/** What lies over any page when a key asks for it: the command palette and the list of keys. */
export function Overlays({ open, onOpen }: Props) {
  const close = () => onOpen(null);
  return (
    <>
      <Palette open={open === 'palette'} onClose={close} onOpen={onOpen} />
      <KeysDialog open={open === 'keys'} onClose={close} onOpen={onOpen} />
    </>
  );
}

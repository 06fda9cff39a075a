import { catalogs } from '../language/catalogs.ts';
import { lazyComponent } from '../shared/lazy/lazy-component.tsx';
import { withTexts } from '../shared/lazy/with-texts.ts';
import type { Overlay } from './overlay.ts';

const Palette = lazyComponent(
  async () => (await withTexts(catalogs.firstTouch, import('./commands/palette.tsx'))).default,
);
const KeysDialog = lazyComponent(
  async () => (await withTexts(catalogs.firstTouch, import('./commands/keys-dialog.tsx'))).default,
);

interface Props {
  open: Overlay | null;
  onOpen: (overlay: Overlay | null) => void;
}

/** The overlays available on every page: the command palette and the list of shortcuts. */
export function Overlays({ open, onOpen }: Props) {
  const close = () => onOpen(null);
  return (
    <>
      <Palette open={open === 'palette'} onClose={close} onOpen={onOpen} />
      <KeysDialog open={open === 'keys'} onClose={close} onOpen={onOpen} />
    </>
  );
}

import { IconButton } from '@buddyline/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { lazyComponent } from '../shared/lazy/lazy-component.tsx';
import type { Overlay } from './overlay.ts';
import { SearchEverything } from './search-everything.tsx';
import { Sidebar } from './sidebar.tsx';

const Drawer = lazyComponent(async () => (await import('@buddyline/ui/drawer')).Drawer);

interface Props {
  onOpen: (overlay: Overlay) => void;
}

/** The bar below 1024 px, with the sidebar in a drawer: at the bottom of phones, else at the top (`phone-bar.css`). */
export function PhoneBar({ onOpen }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const openOverlay = (overlay: Overlay) => {
    close();
    onOpen(overlay);
  };
  return (
    <header className="phone-bar">
      <IconButton
        icon={Menu}
        label={t`Open the menu`}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <SearchEverything onClick={() => onOpen('palette')} />
      <Drawer open={open} label={t`Menu`} onClose={close} className="bg-sidebar">
        <Sidebar onNavigate={close} onOpen={openOverlay} />
      </Drawer>
    </header>
  );
}

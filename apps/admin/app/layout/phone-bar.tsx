import { IconButton } from '@buddyline/ui/icon-button';
import { Mark } from '@buddyline/ui/mark';
import { useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { lazyComponent } from '../shared/lazy/lazy-component.tsx';
import type { Overlay } from './overlay.ts';
import { Sidebar } from './sidebar.tsx';

const Drawer = lazyComponent(async () => (await import('@buddyline/ui/drawer')).Drawer);

interface Props {
  onOpen: (overlay: Overlay) => void;
}

/** The top bar below 1024 px, with the sidebar in a drawer. */
export function PhoneBar({ onOpen }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const openOverlay = (overlay: Overlay) => {
    close();
    onOpen(overlay);
  };
  return (
    <header className="sticky top-0 z-10 flex items-center gap-3 border-b bg-surface-raised px-4 py-2 lg:hidden">
      <IconButton
        icon={Menu}
        label={t`Open the menu`}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Mark className="size-6" />
      <span className="text-base font-semibold">{brand}</span>
      <Drawer open={open} label={t`Menu`} onClose={close} className="bg-sidebar">
        <Sidebar onNavigate={close} onOpen={openOverlay} />
      </Drawer>
    </header>
  );
}

import { lazy, Suspense, useState } from 'react';

export type Overlay = 'palette' | 'keys';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  onOpen: (overlay: Overlay) => void;
}

/** Each is fetched when it is first opened. */
const parts = {
  palette: lazy(() => import('./palette.tsx')),
  keys: lazy(() => import('./keys-dialog.tsx')),
};

interface Props {
  open: Overlay | null;
  onOpen: (overlay: Overlay | null) => void;
}

/** What lies over any page when a key asks for it: the command palette and the list of keys. */
export function Overlays({ open, onOpen }: Props) {
  const [opened, setOpened] = useState<Overlay[]>([]);
  if (open && !opened.includes(open)) setOpened([...opened, open]);
  return (
    <Suspense>
      {opened.map((name) => {
        const Part = parts[name];
        return (
          <Part key={name} open={open === name} onClose={() => onOpen(null)} onOpen={onOpen} />
        );
      })}
    </Suspense>
  );
}

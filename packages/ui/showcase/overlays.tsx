import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef, useState } from 'react';
import { Button } from '../src/button.tsx';
import { ConfirmDialog } from '../src/confirm-dialog.tsx';
import { Dialog } from '../src/dialog.tsx';
import { Drawer } from '../src/drawer.tsx';
import { Field } from '../src/field.tsx';
import { Icon } from '../src/icon.tsx';
import { Popover } from '../src/popover.tsx';
import { Textarea } from '../src/textarea.tsx';
import { Tooltip } from '../src/tooltip.tsx';
import { toast } from '../src/toast.ts';
import { Section } from './section.tsx';
import type { Words } from './words.ts';

type Overlay = 'dialog' | 'confirm' | 'drawer' | null;

export function Overlays({ words }: { words: Words }) {
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Section title={words.overlays}>
      <div className="showcase-row">
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          {words.openDialog}
        </Button>
        <Button variant="destructive" onClick={() => setOpen('confirm')}>
          {words.openConfirm}
        </Button>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          {words.openDrawer}
        </Button>
        <Button ref={opener} variant="outline" popoverTarget="showcase-popover">
          {words.openPopover}
        </Button>
        <Popover
          id="showcase-popover"
          label={words.openPopover}
          anchor={opener}
          onOpenChange={() => {}}
          className="p-5"
        >
          {words.tip}
        </Popover>
        <Tooltip text={words.tip}>
          <Button variant="ghost">ABT</Button>
        </Tooltip>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={words.createPost}
        closeLabel={words.close}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {words.cancel}
            </Button>
            <Button onClick={close}>{words.createPost}</Button>
          </>
        }
      >
        <Field label={words.content}>
          <Textarea name="content" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title={words.deleteTitle}
        description={words.deleteText}
        details={words.deleteDetails}
        icon={<Icon of={TriangleAlert} size={20} />}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        onConfirm={() => toast.success(words.saved)}
        onClose={close}
      />
      <Drawer open={open === 'drawer'} onClose={close} label={words.menu} className="bg-sidebar">
        <p className="p-5 font-semibold text-sidebar-ink">{words.menu}</p>
      </Drawer>
    </Section>
  );
}

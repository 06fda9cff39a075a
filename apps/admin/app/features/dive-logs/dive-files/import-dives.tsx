import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import FileUp from 'lucide-react/icons/file-up';
import { useCallback, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { notifyError } from '../../../notify/notify.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import type { DiveFile } from './import-calls.ts';
import { useFileDrop } from './use-file-drop.ts';

const ImportDialog = lazyComponent(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** 'Import dives': a file that is chosen, or dropped onto the page, is read and previewed in a dialog. */
export function ImportDives({ userId }: { userId: string }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<DiveFile | null>(null);
  const isOpen = chosen !== null;

  const take = useCallback(
    ([file, ...others]: File[]) => {
      if (!file) return;
      if (others.length > 0) notifyError(t`Drop one file at a time.`);
      else setChosen({ id: uuidv7(), userId, file });
    },
    [t, userId],
  );
  const isOver = useFileDrop(
    useCallback(
      (files: File[]) => {
        // The choices in an open preview are not replaced by accident.
        if (!isOpen) take(files);
      },
      [isOpen, take],
    ),
  );
  const choose = () => input.current?.click();

  return (
    <>
      <Button variant="outline" onClick={choose}>
        <Icon of={FileUp} />
        <Trans>Import dives</Trans>
      </Button>
      <input
        ref={input}
        // Without `accept`: phones know no type for these files, and would not let them be chosen.
        type="file"
        aria-label={t`A UDDF or Subsurface file`}
        className="hidden"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // Cleared, because the input reports no change when the same file is chosen again.
          target.value = '';
        }}
      />
      {isOver && !isOpen && (
        <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-2 border-dashed border-accent bg-overlay">
          <p className="flex items-center gap-3 rounded-card bg-surface-raised px-6 py-4 font-medium shadow-far">
            <Icon of={FileUp} size={20} />
            <Trans>Drop a UDDF or Subsurface file to import its dives</Trans>
          </p>
        </div>
      )}
      <ImportDialog
        open={isOpen}
        chosen={chosen}
        onChooseAnother={choose}
        onAgain={(file) => take([file])}
        onClose={() => setChosen(null)}
      />
    </>
  );
}

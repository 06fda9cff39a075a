import { type DiveLogTaken, diveFileMaxBytes } from '@buddyline/domain/dive-log-import';
import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { ErrorBox } from '@buddyline/ui/error-box';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLastShown } from '../../../shared/changes/last-shown.ts';
import { type DiveFile, previewQuery } from './import-calls.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { PreviewForm } from './preview-form.tsx';
import { ReadingProgress } from './reading-progress.tsx';

interface Props {
  /** The file to import; null closes the dialog. */
  chosen: DiveFile | null;
  onChooseAnother: () => void;
  onAgain: (file: File) => void;
  onClose: () => void;
}

/** Sends a file, shows what is in it, and takes the dives that are chosen. */
export function ImportDialog({ chosen, ...rest }: Props) {
  const shown = useLastShown(chosen);
  if (!shown) return null;
  return <Steps key={shown.id} {...rest} open={chosen !== null} file={shown} />;
}

interface StepsProps extends Omit<Props, 'chosen'> {
  open: boolean;
  file: DiveFile;
}

function Steps({ open, file, onClose, ...rest }: StepsProps) {
  const { t } = useLingui();
  const [isTaking, setTaking] = useState(false);
  return (
    <Dialog
      open={open}
      wide
      // The outcome of a running import must be seen.
      onClose={() => !isTaking && onClose()}
      closeLabel={t`Close`}
      title={t`Import dives`}
      description={<bdi className="wrap-anywhere">{file.file.name}</bdi>}
    >
      {file.file.size > diveFileMaxBytes ? (
        <Problem
          message={t`The file is larger than 64 MB. Export fewer dives at a time.`}
          onChooseAnother={rest.onChooseAnother}
        />
      ) : (
        <Reading {...rest} file={file} onClose={onClose} isTaking={isTaking} onTaking={setTaking} />
      )}
    </Dialog>
  );
}

interface ReadingProps extends Omit<StepsProps, 'open'> {
  isTaking: boolean;
  onTaking: (isTaking: boolean) => void;
}

function Reading({ file, onChooseAnother, onAgain, ...rest }: ReadingProps) {
  const { data: preview, error } = useQuery(previewQuery(file));
  const [taken, setTaken] = useState<DiveLogTaken | null>(null);
  if (error) {
    return (
      <Problem
        message={error.message}
        onAgain={() => onAgain(file.file)}
        onChooseAnother={onChooseAnother}
      />
    );
  }
  if (!preview) return <ReadingProgress file={file} onCancel={rest.onClose} />;
  if (taken) return <ImportOutcome preview={preview} taken={taken} onClose={rest.onClose} />;
  return <PreviewForm {...rest} preview={preview} onRefused={setTaken} />;
}

interface ProblemProps {
  message: string;
  onAgain?: () => void;
  onChooseAnother: () => void;
}

function Problem({ message, onAgain, onChooseAnother }: ProblemProps) {
  return (
    <div className="grid gap-4">
      <ErrorBox>{message}</ErrorBox>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onChooseAnother}>
          <Trans>Choose another file</Trans>
        </Button>
        {onAgain && (
          <Button variant="ghost" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

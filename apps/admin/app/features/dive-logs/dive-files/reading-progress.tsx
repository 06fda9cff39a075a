import { Button } from '@buddyline/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type DiveFile, progressQuery } from './import-calls.ts';
import { StepButtons } from './step-buttons.tsx';

interface Props {
  file: DiveFile;
  onCancel: () => void;
}

/** How much of the file has arrived, and then how much of it was read. */
export function ReadingProgress({ file, onCancel }: Props) {
  const { t } = useLingui();
  const { data } = useQuery(progressQuery(file));
  const isReading = data !== undefined && data.state !== 'receiving';
  const what = isReading ? t`Reading the dives…` : t`Sending the file…`;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-medium">
        {what}
      </p>
      {/* Without a value it shows only that something happens. */}
      <progress aria-label={what} {...(data && data.progress > 0 && { value: data.progress })} />
      <StepButtons>
        <Button variant="outline" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </StepButtons>
    </div>
  );
}

import type { DiveLog } from '@buddyline/domain/dive-log';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeletePopup } from '../../shared/record/delete-popup.tsx';
import { DeletionOutlook } from '../../shared/record/deletion-outlook.tsx';
import { ownerName } from '../../shared/text/owner-name.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import { diveName, siteName } from './dive-name.ts';

interface Props {
  /** The log to delete; null closes the popup. */
  log: DiveLog | null;
  onConfirm: (log: DiveLog) => void;
  onClose: () => void;
}

export function DeleteDiveLog({ log, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <DeletePopup
      {...rest}
      item={log}
      title={t`Delete Dive Log`}
      description={t`Are you sure about deleting the Dive Log?`}
      details={(shown) => <DeletionDetails log={shown} />}
    />
  );
}

function DeletionDetails({ log }: { log: DiveLog }) {
  const dive = <bdi className="font-semibold">{diveName(log)}</bdi>;
  const site = <UserText className="font-semibold">{siteName(log)}</UserText>;
  const diver = <UserText>{ownerName(log.Owner)}</UserText>;
  return (
    <DeletionOutlook
      item={
        <>
          {dive} · {diver} · {site}
        </>
      }
    >
      <Trans>
        {dive} of {diver} at {site} will be gone for good.
      </Trans>
    </DeletionOutlook>
  );
}

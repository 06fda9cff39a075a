import type { DiveLog } from '@buddyline/domain/dive-log';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { Confirm } from '../../shared/actions/confirm.tsx';
import { DeletionOutlook } from '../../shared/actions/deletion-outlook.tsx';
import { ownerName } from '../../shared/person/owner-name.ts';
import { Words } from '../../shared/words/words.tsx';
import { diveName, siteName } from './dive-name.ts';

interface Props {
  log: DiveLog;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDiveLog({ log, ...rest }: Props) {
  const { t } = useLingui();
  const dive = <bdi className="font-semibold">{diveName(log)}</bdi>;
  const site = <Words className="font-semibold">{siteName(log)}</Words>;
  const diver = <Words>{ownerName(log.Owner)}</Words>;
  return (
    <Confirm
      {...rest}
      icon={Trash2}
      title={t`Delete Dive Log`}
      description={t`Are you sure about deleting the Dive Log?`}
      details={
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
      }
    />
  );
}

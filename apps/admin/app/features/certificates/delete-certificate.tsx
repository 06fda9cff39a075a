import type { Certificate } from '@buddyline/domain/certificate';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { Confirm } from '../../shared/actions/confirm.tsx';
import { DeletionOutlook } from '../../shared/actions/deletion-outlook.tsx';
import { useLastShown } from '../../shared/actions/last-shown.ts';
import { ownerHandle } from '../../shared/person/owner-name.ts';
import { Words } from '../../shared/words/words.tsx';

interface Props {
  /** The certificate to delete; null closes the popup. */
  certificate: Certificate | null;
  onConfirm: (certificate: Certificate) => void;
  onClose: () => void;
}

export function DeleteCertificate({ certificate, onConfirm, onClose }: Props) {
  const { t } = useLingui();
  const shown = useLastShown(certificate);
  const title = <Words className="font-semibold">{shown?.title}</Words>;
  const owner = <Words>{ownerHandle(shown?.Owner ?? null)}</Words>;
  return (
    <Confirm
      open={certificate !== null}
      icon={Trash2}
      title={t`Delete Certificate`}
      description={t`Are you sure about deleting the Certificate?`}
      details={
        <DeletionOutlook
          item={
            <>
              {title} · {owner}
            </>
          }
        >
          <Trans>
            {title} of {owner} will be gone for good, its document too.
          </Trans>
        </DeletionOutlook>
      }
      onConfirm={() => certificate && onConfirm(certificate)}
      onClose={onClose}
    />
  );
}

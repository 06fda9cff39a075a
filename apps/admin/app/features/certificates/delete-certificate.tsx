import type { Certificate } from '@buddyline/domain/certificate';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeletePopup } from '../../shared/record/delete-popup.tsx';
import { DeletionOutlook } from '../../shared/record/deletion-outlook.tsx';
import { ownerHandle } from '../../shared/text/owner-name.ts';
import { Words } from '../../shared/text/words.tsx';

interface Props {
  /** The certificate to delete; null closes the popup. */
  certificate: Certificate | null;
  onConfirm: (certificate: Certificate) => void;
  onClose: () => void;
}

export function DeleteCertificate({ certificate, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <DeletePopup
      {...rest}
      item={certificate}
      title={t`Delete Certificate`}
      description={t`Are you sure about deleting the Certificate?`}
      details={(shown) => <DeletionDetails certificate={shown} />}
    />
  );
}

function DeletionDetails({ certificate }: { certificate: Certificate }) {
  const title = <Words className="font-semibold">{certificate.title}</Words>;
  const owner = <Words>{ownerHandle(certificate.Owner)}</Words>;
  return (
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
  );
}

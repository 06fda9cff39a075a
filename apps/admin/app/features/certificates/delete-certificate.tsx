import type { Certificate } from '@buddyline/domain/certificate';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeletePopup } from '../../shared/record/delete-popup.tsx';
import { DeletionOutlook } from '../../shared/record/deletion-outlook.tsx';
import { ownerHandle } from '../../shared/text/owner-name.ts';
import { UserText } from '../../shared/text/user-text.tsx';

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
  const title = <UserText className="font-semibold">{certificate.title}</UserText>;
  const owner = <UserText>{ownerHandle(certificate.Owner)}</UserText>;
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

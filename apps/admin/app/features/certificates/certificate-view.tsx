import type { Certificate } from '@buddyline/domain/certificate';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import type { Neighbours } from '../../shared/list/neighbours/use-neighbours.ts';
import { lastVisitedList } from '../../shared/list/list-state.ts';
import { Fact, Facts } from '../../shared/record/facts.tsx';
import { isShown, useMoveOn } from '../../shared/record/move-on.ts';
import { QuickActions } from '../../shared/record/quick-actions.tsx';
import { ownerName } from '../../shared/text/owner-name.ts';
import { VerifiedBadge } from '../../shared/people/verified-badge.tsx';
import { OwnerCard } from '../../shared/people/owner-card.tsx';
import { Moment } from '../../shared/text/moment.tsx';
import { UpdatedAt } from '../../shared/text/updated-at.tsx';
import { UserPassages } from '../../shared/text/user-passages.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { CertificateDocument } from './certificate-document.tsx';
import { CertificateHistory } from './certificate-history.tsx';
import { deleteCertificateMutation } from './certificate-queries.ts';
import { DeleteCertificate } from './delete-certificate.tsx';
import { NextUnverified } from './next-unverified.tsx';
import { VerifyDiver } from './verify-diver.tsx';

interface Props {
  certificate: Certificate;
  /** What follows in the list of unverified ones that it was opened from: what it leads on to once it is judged. */
  reviewNeighbours?: Neighbours<Certificate> | null | undefined;
}

/** A certificate's details and document, with its owner and the actions in the side panel. */
export function CertificateView({ certificate, reviewNeighbours }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Facts>
        <Fact wide label={t`Title`} value={<UserText>{certificate.title || '—'}</UserText>} />
        <Fact wide label={t`Created At`} value={<Moment value={certificate.createdAt} />} />
        <Fact wide label={t`Updated At`} value={<UpdatedAt {...certificate} />} />
      </Facts>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <Card title={t`Description`}>
            <UserPassages>{certificate.description || '—'}</UserPassages>
          </Card>
          <CertificateDocument certificate={certificate} />
        </div>
        <div className="grid min-w-0 gap-5 sm:grid-cols-2 xl:grid-cols-1">
          <OwnerCard
            title={t`Owner`}
            userId={certificate.userId}
            owner={certificate.Owner}
            linkLabel={<Trans>View User Profile</Trans>}
          >
            <div className="mt-3 empty:hidden">
              <VerifiedBadge isVerified={certificate.isOwnerVerified} />
            </div>
          </OwnerCard>
          <ActionsCard certificate={certificate} reviewNeighbours={reviewNeighbours} />
          <CertificateHistory certificateId={certificate.id} />
        </div>
      </div>
    </>
  );
}

function ActionsCard({ certificate, reviewNeighbours }: Props) {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const ownerCertificatesPath = paths.userCertificates(certificate.userId);
  const nextDiver = reviewNeighbours?.after.find(
    ({ item }) => item.userId !== certificate.userId,
  )?.to;
  const [toDelete, setToDelete] = useState<Certificate | null>(null);
  const remove = useMutation(
    deleteCertificateMutation(useQueryClient(), async () => {
      if (!isShown(paths.certificate(certificate.id))) return;
      const list = lastVisitedList(paths.certificates, ownerCertificatesPath);
      await moveOn(reviewNeighbours?.next?.to ?? list, { replace: true });
    }),
  );
  return (
    <>
      <QuickActions
        id={certificate.id}
        copyLabel={t`Copy certificate ID`}
        deletes="certificates.delete"
        ownerId={certificate.userId}
        deleteLabel={<Trans>Delete Certificate</Trans>}
        deleting={remove.isPending}
        onDelete={() => setToDelete(certificate)}
      >
        <div className="in-phone-bar sm:contents">
          <VerifyDiver
            userId={certificate.userId}
            name={ownerName(certificate.Owner)}
            leadsOn={nextDiver !== undefined}
            onVerified={() => nextDiver !== undefined && void moveOn(nextDiver)}
          />
        </div>
        <NextUnverified userId={certificate.userId} next={nextDiver} />
      </QuickActions>
      <DeleteCertificate
        certificate={toDelete}
        onConfirm={remove.mutate}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

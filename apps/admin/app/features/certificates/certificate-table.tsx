import type { Certificate } from '@buddyline/domain/certificate';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { IconButton } from '@buddyline/ui/icon-button';
import { type Column, Table } from '@buddyline/ui/table';
import { Tooltip } from '@buddyline/ui/tooltip';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import FileX from 'lucide-react/icons/file-x';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { sharedText } from '../../language/texts.ts';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { OwnerLine } from '../../shared/people/owner-line.tsx';
import { VerifiedBadge } from '../../shared/people/verified-badge.tsx';
import { AllowedIconButton } from '../../shared/record/allowed-action.tsx';
import { Moment } from '../../shared/text/moment.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { certificateQuery } from './certificate-queries.ts';
import { documentPath } from './document-path.ts';

interface Props {
  certificates: Certificate[];
  /** A certificate's page. */
  to: (certificate: Certificate) => string;
  rowsRef: Ref<HTMLTableSectionElement>;
  onDelete: (certificate: Certificate) => void;
}

export function CertificateTable({ certificates, to, rowsRef, onDelete }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const columns: Column<Certificate>[] = [
    {
      key: 'user',
      header: t`User`,
      cell: (certificate) => (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <OwnerLine owner={certificate.Owner} item={certificate} />
          <VerifiedBadge isVerified={certificate.isOwnerVerified} />
        </div>
      ),
    },
    {
      key: 'title',
      header: t`Title`,
      width: 'w-2/5',
      cell: (certificate) => <TitleLink title={certificate.title} to={to(certificate)} />,
    },
    {
      key: 'created-at',
      header: t`Created At`,
      width: 'w-56',
      cell: ({ createdAt }) => <Moment value={createdAt} />,
    },
    {
      key: 'actions',
      header: t`Actions`,
      align: 'end',
      corner: true,
      width: 'w-32',
      cell: (certificate) => <CertificateActions {...{ certificate, onDelete }} />,
    },
  ];
  return (
    <Table
      caption={t`Certifications`}
      columns={columns}
      rows={certificates}
      rowsRef={rowsRef}
      rowKey={({ id }) => id}
      opens
      rowProps={({ id }) => ({
        onPointerEnter: () => void client.prefetchQuery(certificateQuery(id)),
      })}
    />
  );
}

function TitleLink({ title, to }: Pick<Certificate, 'title'> & { to: string }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      {...rowLink}
      className="line-clamp-2 font-medium underline-offset-4 hover:underline"
    >
      <UserText>{title || '—'}</UserText>
    </Link>
  );
}

interface ActionsProps {
  certificate: Certificate;
  onDelete: (certificate: Certificate) => void;
}

function CertificateActions({ certificate, onDelete }: ActionsProps) {
  const { t } = useLingui();
  const { id, title, fileResourceId } = certificate;
  const viewLabel = t`View document of ${title}`;
  return (
    <div className="flex justify-end gap-1">
      {fileResourceId === null ? (
        <IconButton icon={FileX} label={sharedText('file.missing')} disabled />
      ) : (
        <Tooltip text={viewLabel} repeatsName>
          <a
            href={documentPath(id)}
            target="_blank"
            rel="noreferrer"
            aria-label={viewLabel}
            className={buttonClasses({ variant: 'ghost', size: 'icon' })}
          >
            <Icon of={FileText} />
          </a>
        </Tooltip>
      )}
      <AllowedIconButton
        may="certificates.delete"
        ownerId={certificate.userId}
        icon={Trash2}
        label={t`Delete certificate ${title}`}
        onClick={() => onDelete(certificate)}
      />
    </div>
  );
}

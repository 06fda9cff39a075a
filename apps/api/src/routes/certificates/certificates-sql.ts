import type { Kysely } from 'kysely';
import type { Certificate, CertificatesQuery } from '@buddyline/domain/certificate';
import type { Paged } from '@buddyline/domain/envelope';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, withColumns } from '../../db/statements/columns.ts';
import { select } from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import { ownedPages, type ReadOwnedPage } from '../owned/owned-pages-sql.ts';
import { oneRecord, ownerColumns, toRecord } from '../owned/record-sql.ts';

const columns = columnsOf('certificates', {
  id: 'id',
  userId: 'user_id',
  title: 'title',
  description: 'description',
  fileResourceId: 'file_resource_id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});
const joins = 'join users on users.id = certificates.user_id';

export const certificateSource = {
  noun: 'certificates',
  columns: withColumns(columns, ownerColumns),
  joins: `left ${joins}`,
} as const;
const allCertificates = flatPages(certificateSource);
const certificatesFound = searchPages({ ...certificateSource, byOwner: true });

export const readUserCertificates: ReadOwnedPage<Certificate> = ownedPages(certificateSource);

/** One page of certificates, newest first, with the total. */
export async function listCertificatePage(
  db: Kysely<Database>,
  pageRequest: CertificatesQuery,
): Promise<Paged<Certificate>> {
  const { query, ...page } = pageRequest;
  const { rows, total } =
    query === ''
      ? await allCertificates(db, page)
      : await certificatesFound(db, { ...page, search: query });
  return paged(rows.map(toRecord), total, pageRequest);
}

const oneCertificate = select(
  certificateSource.columns,
  `from certificates ${joins} where certificates.id = $1`,
);

export function findCertificate(
  db: Kysely<Database>,
  id: string,
): Promise<Certificate | undefined> {
  return oneRecord(db, oneCertificate, [id]);
}

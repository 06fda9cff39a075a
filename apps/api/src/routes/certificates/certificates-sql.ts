import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { Certificate } from '@buddyline/domain/certificate';
import type { CertificatesQuery } from '@buddyline/domain/certificate-list';
import type { CertificateUpdate } from '@buddyline/domain/certificate-forms';
import type { Paged } from '@buddyline/domain/envelope';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { assignmentsOf, auditedUpdate, auditText } from '../../activity/audited-update-sql.ts';
import { subjects } from '../../activity/subjects-sql.ts';
import { batchesOf } from '../../db/pages/batches.ts';
import { matchingFacets } from '../../db/pages/facets.ts';
import { numberedPages } from '../../db/pages/numbered-pages.ts';
import { byTime } from '../../db/pages/row-order.ts';
import type { Database } from '../../db/schema.ts';
import { withRoom } from '../../db/statements/expressions.ts';
import { builder, type Given, prepared, selectList } from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import type { Caller } from '../../session/caller.ts';
import { ownedPages, type ReadOwnedPage } from '../owned/owned-pages-sql.ts';
import {
  insertedRecord,
  oneRecord,
  ownerColumns,
  toRecord,
  updateAuditedRecord,
} from '../owned/record-sql.ts';

const columns = [
  'certificates.id',
  'certificates.user_id as userId',
  'certificates.title',
  'certificates.description',
  'certificates.file_resource_id as fileResourceId',
  'certificates.created_at as createdAt',
  'certificates.updated_at as updatedAt',
  'certificates.is_owner_verified as isOwnerVerified',
] as const;
const certificates = builder
  .selectFrom('certificates')
  .innerJoin('users', 'users.id', 'certificates.user_id')
  .select([...columns, ...ownerColumns]);

export const certificateSource = {
  noun: 'certificates',
  columns: selectList(certificates),
  joins: sql`left join users on users.id = certificates.user_id`,
} as const;
const listed = { ...certificateSource, byOwner: true, texts: ['title', 'description'] };
const readPage = numberedPages(listed);
const readBatches = batchesOf(listed);

export const readUserCertificates: ReadOwnedPage<Certificate> = ownedPages(
  certificateSource,
  toRecord,
);

type CertificatesFilter = Omit<CertificatesQuery, 'page' | 'limit'>;

const { eb } = expressionBuilder<Database, 'certificates'>();

const certificateConditions = ({ verified }: CertificatesFilter) =>
  verified === undefined ? [] : [eb('is_owner_verified', '=', verified)];

/** One page of the certificates that match all filters, with the total. */
export async function listCertificatePage(
  db: Kysely<Database>,
  query: CertificatesQuery,
): Promise<Paged<Certificate>> {
  const { page, limit, query: search, verified, sort = 'newest' } = query;
  const { rows, total } = await readPage(db, {
    page,
    limit,
    search,
    conditions: certificateConditions(query),
    order: byTime[sort],
    counted: search === '' ? { sort, facets: matchingFacets([verified]) } : undefined,
  });
  return paged(rows.map(toRecord), total, query);
}

/** All certificates that the list's query finds, in its order. */
export async function* eachCertificate(
  db: Kysely<Database>,
  query: CertificatesFilter,
): AsyncGenerator<Certificate[]> {
  const { query: search, sort = 'newest' } = query;
  const wanted = { search, conditions: certificateConditions(query), order: byTime[sort] };
  for await (const rows of readBatches(db, wanted)) yield rows.map(toRecord);
}

const oneCertificate = prepared(({ id }: Given<{ id: string }>) =>
  certificates.where('certificates.id', '=', id),
);

export function findCertificate(
  db: Kysely<Database>,
  id: string,
): Promise<Certificate | undefined> {
  return oneRecord(db, oneCertificate({ id }));
}

interface NewCertificate {
  id: string;
  userId: string;
  title: string;
  description?: string | undefined;
  fileResourceId: string;
}

const newCertificate = prepared((given: Given<NewCertificate>) =>
  builder
    .insertInto('certificates')
    .values({
      id: given.id,
      user_id: withRoom('certificates', given.userId),
      title: given.title,
      description: given.description,
      file_resource_id: given.fileResourceId,
    })
    .returning(columns),
);

/**
 * Locks the owner for a new certificate, as the trigger `certificates_of_verified` does. It must come before the file is
 * inserted, whose reference locks the owner less: to raise a lock while a deletion of the owner raises its own
 * would be a deadlock.
 */
export async function lockOwner(transaction: Kysely<Database>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forShare().execute();
}

export function insertCertificate(
  transaction: Kysely<Database>,
  { owner, ...certificate }: NewCertificate & Pick<Caller, 'owner'>,
): Promise<Certificate> {
  return insertedRecord(transaction, newCertificate(certificate), owner);
}

const columnOf = { title: 'title', description: 'description' } as const;

/** Updates only the given fields. */
export function updateCertificate(
  db: Kysely<Database>,
  id: string,
  changes: CertificateUpdate,
  audit: AuditContext | null,
): Promise<Audited<Certificate> | undefined> {
  const updated = auditedUpdate(certificateSource.columns, {
    ...subjects.certificates,
    ...assignmentsOf(columnOf, changes),
    id: sql.val(id),
    audit: sql.val(auditText(audit)),
  });
  return updateAuditedRecord(db, updated.compile(db), audit);
}

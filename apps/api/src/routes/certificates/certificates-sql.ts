import { expressionBuilder, type Kysely } from 'kysely';
import type { Certificate } from '@buddyline/domain/certificate';
import type { CertificatesQuery } from '@buddyline/domain/certificate-list';
import type { CertificateUpdate } from '@buddyline/domain/certificate-forms';
import type { Paged } from '@buddyline/domain/envelope';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { assignmentsOf, auditedUpdate } from '../../activity/audited-update-sql.ts';
import { subjects } from '../../activity/subjects-sql.ts';
import { batchesOf } from '../../db/pages/batches.ts';
import { matchingFacets } from '../../db/pages/facets.ts';
import { numberedPages } from '../../db/pages/numbered-pages.ts';
import { byTime } from '../../db/pages/row-order.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, withColumns } from '../../db/statements/columns.ts';
import { changeReturning, prepared, select } from '../../db/statements/statement.ts';
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
import { withRoom } from '../../room/room-sql.ts';

const columns = columnsOf('certificates', {
  id: 'id',
  userId: 'user_id',
  title: 'title',
  description: 'description',
  fileResourceId: 'file_resource_id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  isOwnerVerified: 'is_owner_verified',
});
const joins = 'join users on users.id = certificates.user_id';

export const certificateSource = {
  noun: 'certificates',
  columns: withColumns(columns, ownerColumns),
  joins: `left ${joins}`,
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

const oneCertificate = prepared(
  select(certificateSource.columns, `from certificates ${joins} where certificates.id = $1`),
);

export function findCertificate(
  db: Kysely<Database>,
  id: string,
): Promise<Certificate | undefined> {
  return oneRecord(db, oneCertificate, [id]);
}

const newCertificate = prepared(
  changeReturning(
    `insert into certificates (id, user_id, title, description, file_resource_id)
    values ($1, ${withRoom('certificates', '$2')}, $3, $4, $5)`,
    columns,
  ),
);

/**
 * Locks the owner for a new certificate, as the trigger `certificates_of_verified` does. It must come before the file is
 * inserted, whose reference locks the owner less: to raise a lock while a deletion of the owner raises its own
 * would be a deadlock.
 */
export async function lockOwner(transaction: Kysely<Database>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forShare().execute();
}

interface NewCertificate extends Pick<Caller, 'userId' | 'owner'> {
  id: string;
  title: string;
  description?: string | undefined;
  fileResourceId: string;
}

export function insertCertificate(
  transaction: Kysely<Database>,
  { id, userId, owner, title, description, fileResourceId }: NewCertificate,
): Promise<Certificate> {
  const values = [id, userId, title, description ?? null, fileResourceId];
  return insertedRecord(transaction, newCertificate, values, owner);
}

const columnOf = { title: 'title', description: 'description' } as const;

/** Updates only the given fields. */
export function updateCertificate(
  db: Kysely<Database>,
  id: string,
  changes: CertificateUpdate,
  audit: AuditContext | null,
): Promise<Audited<Certificate> | undefined> {
  const { fields, set, values } = assignmentsOf(columnOf, changes);
  const updated = auditedUpdate(certificateSource.columns, {
    ...subjects.certificates,
    fields,
    set: [...set, 'updated_at = now()'].join(', '),
    audit: values.length + 2,
  });
  return updateAuditedRecord(db, updated, [id, ...values], audit);
}

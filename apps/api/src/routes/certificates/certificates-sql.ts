import type { Certificate } from '@buddyline/domain/certificate';
import { ownedPages } from '../users/owned-pages-sql.ts';

const columns = `
  certificates.id,
  certificates.user_id as "userId",
  certificates.title,
  certificates.description,
  certificates.file_resource_id as "fileResourceId",
  certificates.created_at as "createdAt",
  certificates.updated_at as "updatedAt"`;

export const readUserCertificates = ownedPages<Certificate>({ noun: 'certificates', columns });

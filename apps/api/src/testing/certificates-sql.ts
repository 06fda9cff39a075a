import { sampleCertificate } from '../db/testing/sample-rows.ts';
import { encodeFile } from '../files/encode-file.ts';
import { insertFile } from '../files/files-sql.ts';
import { newFileId } from '../files/storage.ts';
import type { Person, TestApi } from './test-api.ts';

/** 1,000 varying bytes, so that different ranges have different bytes. */
export const pdfBytes = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from(Array.from({ length: 985 }, (_, index) => index % 251)),
  Buffer.from('%%EOF\n'),
]);

/** Inserts a certificate with a document directly. */
export async function issueCertificate(
  { services: { database, storage } }: TestApi,
  owner: Person,
  { type = 'application/pdf', bytes = pdfBytes, name = 'Open Water.pdf' } = {},
): Promise<{ id: string; fileId: string }> {
  const fileId = newFileId();
  const { variants, ...described } = await encodeFile('certificate', bytes, type);
  await storage.write(fileId, variants);
  const certificate = sampleCertificate(owner.id, { file_resource_id: fileId });
  const file = { ...described, id: fileId, user_id: owner.id, kind: 'certificate' as const, name };
  await insertFile(database.db, file);
  await database.db.insertInto('certificates').values(certificate).execute();
  return { id: certificate.id, fileId };
}

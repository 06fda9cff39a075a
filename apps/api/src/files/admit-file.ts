import { isStaff } from '@buddyline/domain/role';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/access.ts';
import { Failure } from '../http/failure.ts';
import { isAnswered } from '../http/idempotency/answer-once.ts';
import { noRoomForFile } from '../room/no-room.ts';
import { readUsedBytes } from '../room/room-sql.ts';
import type { Services } from '../services.ts';

const almostFull = /*i18n*/ {
  id: 'api.storage-almost-full',
  message: 'There is almost no space left for files. Please tell whoever runs this server.',
};

/**
 * Before the bytes of a file are read: refuses it on a disk that is almost full, and when the person has sent
 * many within the hour.
 * @throws Failure 429 or 507
 */
export async function admitFile(
  request: FastifyRequest,
  { storage }: Pick<Services, 'storage'>,
): Promise<void> {
  if (await storage.isFull()) throw new Failure(507, almostFull);
  await request.countCall('files');
}

/**
 * `admitFile` for a file that is kept: also refuses it when the person's files need all their room. The exact
 * answer is that of `insertFile`, when the size is known.
 */
export async function admitKeptFile(
  request: FastifyRequest,
  services: Pick<Services, 'config' | 'database' | 'storage'>,
): Promise<void> {
  await admitFile(request, services);
  const quota = quotaOf(request, services);
  if (quota === null) return;
  const { db } = services.database;
  const used = await readUsedBytes(db, callerOf(request).userId);
  // The file of a repeated call may be the one that filled the room.
  if (used >= quota && !(await isAnswered(request, db))) throw noRoomForFile(used, quota);
}

/** Null for staff, who are free. */
export function quotaOf(
  request: FastifyRequest,
  { config }: Pick<Services, 'config'>,
): number | null {
  return isStaff(callerOf(request)) ? null : config.memberQuotaBytes;
}

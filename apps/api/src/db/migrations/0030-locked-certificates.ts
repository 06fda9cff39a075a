import { lockedRow } from './locked-row.ts';
import type { Migration } from './migration.ts';

/** For the noted updates of certificates, as migration 0015 for those of other nouns. */
export const lockedCertificates = { inTransaction: lockedRow('certificates') } satisfies Migration;

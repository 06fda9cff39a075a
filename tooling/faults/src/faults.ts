import { attackAll } from './attacks/attacks-finding.ts';
import { anyInput } from './any-input.ts';
import { breakStorage, fillDisk } from './break-storage.ts';
import { liveOneDay } from './day/day-finding.ts';
import { exhaustPool } from './exhaust-pool.ts';
import type { Finding } from './finding.ts';
import { killWriter } from './kill-during-writes.ts';
import { failOverOften } from './failover/failover-finding.ts';
import { newConnections } from './new-connections.ts';
import { overload } from './overload.ts';
import { restartPostgres } from './restart-postgres.ts';
import { secondProcess } from './second-process.ts';
import { slowClients } from './slow-clients.ts';
import { slowReaders } from './slow-readers.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { killOneOfTwo } from './two-processes-finding.ts';

/** Faults by their name on the command line. */
export const faults: Record<string, (amount?: number) => Promise<Finding>> = {
  'kill-during-writes': killWriter,
  'second-process': secondProcess,
  'restart-postgres': restartPostgres,
  'exhaust-pool': exhaustPool,
  'slow-clients': slowClients,
  'slow-readers': slowReaders,
  'new-connections': newConnections,
  'stop-under-load': stopUnderLoad,
  overload,
  'two-processes': killOneOfTwo,
  failover: failOverOften,
  day: liveOneDay,
  'fill-disk': fillDisk,
  'break-storage': breakStorage,
  'any-input': anyInput,
  attacks: attackAll,
};

import { isStaff } from '@buddyline/domain/role';
import { asWorkOf } from '../../db/engine/connection-shares.ts';
import type { Api } from '../api.ts';
import { isClientGone } from '../connections/client-left.ts';
import { readMethods } from '../read-methods.ts';

/**
 * What a member's call does is that member's work, who has a share of the database's connections only. Staff
 * have no limit, because they work on many records at once. A read whose client is gone sends no further query;
 * a change goes on, since part of it may be done.
 */
export function shareConnections(api: Api): void {
  // After the body, whose reading would lose whose work it is.
  api.addHook('preHandler', (request, _reply, done) => {
    const { caller, method, routeOptions } = request;
    const memberId = caller === null || isStaff(caller) ? undefined : caller.userId;
    // A stream deletes its row after its client has left.
    const isRead = readMethods.has(method) && routeOptions.config.isStream !== true;
    if (isRead) asWorkOf(memberId, done, () => isClientGone(request));
    else if (memberId === undefined) done();
    else asWorkOf(memberId, done);
  });
}

import { addressKey, networkOf } from '@buddyline/connections/address-key';
import { whenOver } from '@buddyline/connections/when-over';
import { isStaff } from '@buddyline/domain/role';
import { callerOf } from '../access.ts';
import type { Api } from '../api.ts';
import { Failure, overloaded } from '../failure.ts';
import { InFlight, type Sender } from './in-flight.ts';

/** The panel uploads one file at a time, so more than these are a mistake or an attack. */
const maxPerUser = 4;

const tooManyUploads = /*i18n*/ {
  id: 'api.files.too-many-at-once',
  message: 'You are sending several files already: please wait until they have arrived.',
};

/**
 * Limits concurrent uploads: a few per user, `maxTotal` in total, and of members behind one address or in one network
 * no more than are left for others. An upload may take two minutes, so uploads do not count as requests in flight.
 */
export function limitUploads(forms: Api, maxTotal: number): void {
  const arriving = new Map<string, number>();
  const uploads = new InFlight(maxTotal);
  forms.addHook('onRoute', (route) => {
    route.config = { ...route.config, isUpload: true };
  });
  forms.addHook('preValidation', (request, reply, done) => {
    const caller = callerOf(request);
    const { userId } = caller;
    const sender = isStaff(caller) ? {} : atPlace(request.ip);
    const own = arriving.get(userId) ?? 0;
    if (own >= maxPerUser) return done(new Failure(429, tooManyUploads, { retryAfter: 5 }));
    if (!uploads.hasRoomFor(sender)) return done(overloaded());
    uploads.enter(sender);
    arriving.set(userId, own + 1);
    whenOver(reply.raw, () => {
      uploads.leave(sender);
      const left = (arriving.get(userId) ?? 1) - 1;
      if (left === 0) arriving.delete(userId);
      else arriving.set(userId, left);
    });
    done();
  });
}

/** The sender by address: whoever holds the most accounts is behind few addresses. */
function atPlace(address: string): Sender {
  return { id: addressKey(address), network: `network ${networkOf(address)}` };
}

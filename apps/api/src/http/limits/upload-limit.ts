import { callerOf } from '../access.ts';
import type { Api } from '../api.ts';
import { Failure, overloaded } from '../failure.ts';

/** A panel sends one file at a time; more than these are a mistake or an attack. */
const perPerson = 4;

const tooManyUploads = /*i18n*/ {
  id: 'api.files.too-many-at-once',
  message: 'You are sending several files already: please wait until they have arrived.',
};

/**
 * Limits how many forms arrive at the same moment: a few for each person, `inAll` together. A form
 * may take two minutes to arrive, so these have places of their own beside the requests in flight.
 */
export function limitUploads(forms: Api, inAll: number): void {
  const arriving = new Map<string, number>();
  let total = 0;
  forms.addHook('onRoute', (route) => {
    route.config = { ...route.config, isUpload: true };
  });
  forms.addHook('preValidation', (request, reply, done) => {
    const { userId } = callerOf(request);
    const own = arriving.get(userId) ?? 0;
    if (own >= perPerson) return done(new Failure(429, tooManyUploads, { retryAfter: 5 }));
    if (total >= inAll) return done(overloaded());
    total += 1;
    arriving.set(userId, own + 1);
    // 'close' comes for answers that were sent and for callers that went away.
    reply.raw.once('close', () => {
      total -= 1;
      const left = (arriving.get(userId) ?? 1) - 1;
      if (left === 0) arriving.delete(userId);
      else arriving.set(userId, left);
    });
    done();
  });
}

import { callerOf } from '../access.ts';
import type { Api } from '../api.ts';
import { Failure, overloaded } from '../failure.ts';

/** The panel uploads one file at a time, so more than these are a mistake or an attack. */
const maxPerUser = 4;

const tooManyUploads = /*i18n*/ {
  id: 'api.files.too-many-at-once',
  message: 'You are sending several files already: please wait until they have arrived.',
};

/**
 * Limits concurrent uploads: a few per user, `maxTotal` in total. An upload may take two minutes, so
 * uploads do not count as requests in flight.
 */
export function limitUploads(forms: Api, maxTotal: number): void {
  const arriving = new Map<string, number>();
  let total = 0;
  forms.addHook('onRoute', (route) => {
    route.config = { ...route.config, isUpload: true };
  });
  forms.addHook('preValidation', (request, reply, done) => {
    const { userId } = callerOf(request);
    const own = arriving.get(userId) ?? 0;
    if (own >= maxPerUser) return done(new Failure(429, tooManyUploads, { retryAfter: 5 }));
    if (total >= maxTotal) return done(overloaded());
    total += 1;
    arriving.set(userId, own + 1);
    // 'close' is emitted after a complete response and after a disconnect.
    reply.raw.once('close', () => {
      total -= 1;
      const left = (arriving.get(userId) ?? 1) - 1;
      if (left === 0) arriving.delete(userId);
      else arriving.set(userId, left);
    });
    done();
  });
}

import { pipeline, Readable, Transform } from 'node:stream';
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { HeldRecord } from '../routes/owned/holder-sql.ts';
import type { Caller } from '../session/caller.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Api } from './api.ts';
import { forbidden, notFound, unauthorized } from './failure.ts';
import { readMethods } from './read-methods.ts';

/**
 * Who may call a route. Administrators may call every route but another person's `self`.
 * - `anyone`: no sign-in
 * - `admin`: administrators
 * - `owner`: administrators, and the user whose id is the path parameter `param`
 * - `self`: only the user whose id is the path parameter `param`, not even other administrators
 * - `member`: everybody who is signed in, always as themselves
 * - `holder`: administrators, and the user whose record it is that the path parameter `param` names; for
 *   others it does not exist
 * - `record`: needs no sign-in; the handler decides per record, as `why` explains
 */
export type Access =
  | { who: 'anyone' }
  | { who: 'admin' }
  | { who: 'owner'; param: string }
  | { who: 'self'; param: string }
  | { who: 'member' }
  | { who: 'holder'; noun: HeldRecord['noun']; param: string }
  | { who: 'record'; why: string };

export const anyone: Access = { who: 'anyone' };
export const adminOnly: Access = { who: 'admin' };
export const ownerOrAdmin: Access = { who: 'owner', param: 'userId' };
export const selfOnly: Access = { who: 'self', param: 'userId' };
export const member: Access = { who: 'member' };

export function holderOrAdmin(noun: HeldRecord['noun'], param: string): Access {
  return { who: 'holder', noun, param };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyInstance {
    /** All routes, with their access declarations. */
    routeTable: readonly RouteOptions[];
    /**
     * Checks access again, for work that takes longer than a second: after an upload, before each item or
     * batch. Only the access token may have expired meanwhile. Costs nothing while the caller is cached.
     * @throws Failure 401, 403 or 404
     */
    checkAccessAgain(request: FastifyRequest): Promise<void>;
  }
}

type IsHolder = (record: HeldRecord, userId: string) => Promise<boolean>;

/** Refuses to start while a route declares no access, and checks access on every call. */
export function guardAccess(api: Api, sessions: Sessions, isHolder: IsHolder): void {
  const routes: RouteOptions[] = [];
  api.decorate('routeTable', routes);
  api.decorateRequest('caller', null);
  api.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Checked after all hooks have run: the surrounding scope may declare access for a plugin's routes.
  api.addHook('onReady', (done) => {
    const undeclared = routes.filter(({ config }) => config?.access === undefined);
    if (undeclared.length === 0) return done();
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`).join(', ');
    done(new Error(`These routes do not declare who may call them: ${names}`));
  });
  // Before the body is read, so that unauthorised uploads cost nothing.
  api.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    // Unknown routes have no declaration and always answer 404.
    if (access === undefined || access.who === 'anyone' || request.is404) return;
    const token = bearerToken(request);
    if (token === null && access.who === 'record') return;
    request.caller = token === null ? null : await sessions.callerOf(token);
    await admit(access, request, isHolder);
  });
  api.decorate('checkAccessAgain', async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || request.caller === null) return;
    const caller = await sessions.callerAgain(request.caller);
    // The cache answers with the same object for at most a second, and forgets it when rights change.
    if (caller === request.caller) return;
    request.caller = caller;
    await admit(access, request, isHolder);
  });
  // A JSON body has eight seconds to arrive; rights that were taken away meanwhile change nothing any more.
  api.addHook('preHandler', (request, _reply, done) => {
    if (readMethods.has(request.method)) return done();
    void api.checkAccessAgain(request).then(() => done(), done);
  });
  // An answer is read at the reader's speed, and its rows are read meanwhile.
  api.addHook('onSend', (request, _reply, payload, done) => {
    const isStreamed = payload instanceof Readable && request.caller !== null;
    // Event streams are ended by the feed, which looks at their sessions each second.
    if (!isStreamed || request.routeOptions.config.isStream === true) return done(null, payload);
    done(
      null,
      whileAllowed(payload, () => api.checkAccessAgain(request)),
    );
  });
}

/** The stream until the check fails; then it ends with that error, and the answer stays incomplete. */
function whileAllowed(payload: Readable, check: () => Promise<void>): Readable {
  const checked = new Transform({
    transform(chunk: unknown, _encoding, done) {
      check().then(
        () => done(null, chunk),
        (error: Error) => done(error),
      );
    },
  });
  return pipeline(payload, checked, () => {});
}

/**
 * The caller of a route that requires sign-in.
 * @throws Failure 401 when the caller is not signed in
 */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw unauthorized();
  return request.caller;
}

async function admit(access: Access, request: FastifyRequest, isHolder: IsHolder): Promise<void> {
  const caller = callerOf(request);
  switch (access.who) {
    case 'admin':
      if (caller.role !== 'ADMIN') throw forbidden();
      return;
    case 'owner':
      if (caller.role !== 'ADMIN' && !isNamed(caller, access.param, request)) throw forbidden();
      return;
    case 'self':
      if (!isNamed(caller, access.param, request)) throw forbidden();
      return;
    case 'holder':
      return admitHolder(access, request, isHolder);
    case 'anyone':
    case 'member':
    case 'record':
  }
}

/** The same answer for other people's records and unknown ids, so that it reveals nothing. */
async function admitHolder(
  { noun, param }: Access & { who: 'holder' },
  request: FastifyRequest,
  isHolder: IsHolder,
): Promise<void> {
  const { role, userId } = callerOf(request);
  if (role === 'ADMIN') return;
  const id = named(request, param);
  if (id === undefined || !(await isHolder({ noun, id }, userId))) throw notFound();
}

function isNamed(caller: Caller, param: string, request: FastifyRequest): boolean {
  return named(request, param)?.toLowerCase() === caller.userId;
}

/** A parameter of the path, which is not validated yet. */
function named({ params }: FastifyRequest, param: string): string | undefined {
  if (typeof params !== 'object' || params === null) return undefined;
  const value: unknown = Reflect.get(params, param);
  return typeof value === 'string' ? value : undefined;
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme = '', token = ''] = header.split(' ');
  if (scheme.toLowerCase() !== 'bearer' || token === '') throw unauthorized();
  return token;
}

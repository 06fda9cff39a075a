import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Caller } from '../session/caller.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Api } from './api.ts';
import { forbidden, unauthorized } from './failure.ts';

/**
 * Who may call a route. Administrators may call every route but another person's `self`.
 * - `anyone`: no sign-in
 * - `admin`: administrators
 * - `owner`: administrators, and the user whose id is the path parameter `param`
 * - `self`: only the user whose id is the path parameter `param`, not even other administrators
 * - `member`: everybody who is signed in, for themselves
 * - `record`: needs no sign-in; the handler decides per record, as `why` explains
 */
export type Access =
  | { who: 'anyone' }
  | { who: 'admin' }
  | { who: 'owner'; param: string }
  | { who: 'self'; param: string }
  | { who: 'member' }
  | { who: 'record'; why: string };

export const anyone: Access = { who: 'anyone' };
export const memberOnly: Access = { who: 'member' };
export const adminOnly: Access = { who: 'admin' };
export const ownerOrAdmin: Access = { who: 'owner', param: 'userId' };
export const selfOnly: Access = { who: 'self', param: 'userId' };

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
  }
}

/** Refuses to start while a route declares no access, and checks access on every call. */
export function guardAccess(api: Api, sessions: Sessions): void {
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
    admit(access, request);
  });
}

/**
 * The caller of a route that requires sign-in.
 * @throws Failure 401 when the caller is not signed in
 */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw unauthorized();
  return request.caller;
}

function admit(access: Access, request: FastifyRequest): void {
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
    case 'member':
    case 'anyone':
    case 'record':
  }
}

function isNamed(caller: Caller, param: string, { params }: FastifyRequest): boolean {
  if (typeof params !== 'object' || params === null) return false;
  const named: unknown = Reflect.get(params, param);
  return typeof named === 'string' && named.toLowerCase() === caller.userId;
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme = '', token = ''] = header.split(' ');
  if (scheme.toLowerCase() !== 'bearer' || token === '') throw unauthorized();
  return token;
}

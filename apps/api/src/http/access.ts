import { pipeline, Readable, Transform } from 'node:stream';
import { can, type Verb } from '@buddyline/domain/rights';
import type { FastifyContextConfig, FastifyRequest, RouteOptions } from 'fastify';
import type { Config } from '../config.ts';
import type { HeldRecord } from '../routes/owned/holder-sql.ts';
import type { Caller } from '../session/caller.ts';
import type { Services } from '../services.ts';
import type { Api } from './api.ts';
import { forbidden, notFound, unauthorized } from './failure.ts';
import { readMethods } from './read-methods.ts';
import { lacksTwoStep, twoStepRequired } from './required-two-step.ts';

/**
 * Who may call a route beside staff with one of the rights in `config.may`. Without it, nobody else may.
 * - `anyone`: no sign-in
 * - `owner`: the user whose id is the path parameter `param`
 * - `member`: everybody who is signed in, always as themselves
 * - `holder`: the user whose record it is that the path parameter `param` names; for other members it does not exist
 * - `record`: needs no sign-in; the handler decides per record, as `why` explains
 */
export type Access =
  | { who: 'anyone' }
  | { who: 'owner'; param: string }
  | { who: 'member' }
  | { who: 'holder'; noun: HeldRecord['noun']; param: string }
  | { who: 'record'; why: string };

export const anyone: Access = { who: 'anyone' };
export const owner: Access = { who: 'owner', param: 'userId' };
export const member: Access = { who: 'member' };

export function holder(noun: HeldRecord['noun'], param: string): Access {
  return { who: 'holder', noun, param };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /**
     * What the route does: the right that staff need for it. Of several the caller needs one to be admitted, and
     * `auditContext` asks for the one that is used.
     */
    may?: Verb | readonly Verb[];
    /** What a part of the call needs besides. These rights alone admit nobody; the handler asks for them. */
    also?: readonly Verb[];
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

/** Refuses to start while a route declares neither access nor a right, and checks both on every call. */
export function guardAccess(
  api: Api,
  { config: settings, sessions }: Pick<Services, 'config' | 'sessions'>,
  isHolder: IsHolder,
): void {
  const routes: RouteOptions[] = [];
  api.decorate('routeTable', routes);
  api.decorateRequest('caller', null);
  api.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Checked after all hooks have run: the surrounding scope may declare access for a plugin's routes.
  api.addHook('onReady', (done) => {
    const undeclared = routes.filter(
      ({ config }) => !config?.access && verbsOf(config).length === 0,
    );
    if (undeclared.length === 0) return done();
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`).join(', ');
    done(new Error(`These routes do not declare who may call them: ${names}`));
  });
  // Before the body is read, so that unauthorised uploads cost nothing.
  api.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    // Unknown routes have no declaration and always answer 404.
    if (access?.who === 'anyone' || request.is404) return;
    const token = bearerToken(request);
    if (token === null && access?.who === 'record') return;
    request.caller = token === null ? null : await sessions.callerOf(token);
    await admit(request, settings, isHolder);
  });
  api.decorate('checkAccessAgain', async (request) => {
    if (request.caller === null) return;
    const caller = await sessions.callerAgain(request.caller);
    // The cache answers with the same object for at most a second, and forgets it when rights change.
    if (caller === request.caller) return;
    request.caller = caller;
    await admit(request, settings, isHolder);
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

/** The rights of a route, of which staff need one to be admitted. */
export function verbsOf(config: FastifyContextConfig | undefined): readonly Verb[] {
  return [config?.may ?? []].flat();
}

/** All rights that a call of the route may need. */
export function neededVerbs(config: FastifyContextConfig | undefined): readonly Verb[] {
  return [...verbsOf(config), ...(config?.also ?? [])];
}

/**
 * Whether the caller may call the route by right, and not only because something is theirs.
 * @param action one of the route's verbs; by default any of `may`
 */
export function hasRight({ caller, routeOptions }: FastifyRequest, action?: string): boolean {
  const { config } = routeOptions;
  const verbs =
    action === undefined ? verbsOf(config) : neededVerbs(config).filter((verb) => verb === action);
  return caller !== null && verbs.some((verb) => can(caller, verb));
}

async function admit(request: FastifyRequest, settings: Config, isHolder: IsHolder): Promise<void> {
  const caller = callerOf(request);
  const { access, beforeTwoStep } = request.routeOptions.config;
  const isLimited = lacksTwoStep(settings, caller);
  if (isLimited && beforeTwoStep !== true) throw twoStepRequired();
  if (!isLimited && hasRight(request)) return;
  switch (access?.who) {
    case undefined:
      throw forbidden();
    case 'owner':
      if (!isNamed(caller, access.param, request)) throw forbidden();
      return;
    case 'holder':
      return admitHolder(access, request, isHolder);
    case 'anyone':
    case 'member':
    case 'record':
  }
}

/**
 * Members get the same answer for other people's records and unknown ids, so that it reveals nothing. Staff who read such
 * records hear that they may not do this.
 */
async function admitHolder(
  { noun, param }: Access & { who: 'holder' },
  request: FastifyRequest,
  isHolder: IsHolder,
): Promise<void> {
  const caller = callerOf(request);
  const id = named(request, param);
  if (id !== undefined && (await isHolder({ noun, id }, caller.userId))) return;
  throw can(caller, `${noun}.read`) ? forbidden() : notFound();
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

import type { ActivityAction } from '@buddyline/domain/activity';
import type { RouteOptions } from 'fastify';
import type { Api } from './api.ts';
import { readMethods } from './read-methods.ts';

/** The actions that a route notes, or why it notes none. */
export type Audit = ActivityAction | readonly ActivityAction[] | { none: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on routes that change something. */
    audit?: Audit;
  }
}

/** Refuses to start while a route that changes something does not declare what it notes. */
export function requireAudit(api: Api): void {
  api.addHook('onReady', (done) => {
    const undeclared = api.routeTable.filter((route) => changes(route) && !isDeclared(route));
    if (undeclared.length === 0) return done();
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`).join(', ');
    done(new Error(`These routes do not declare what they note: ${names}`));
  });
}

/** The actions of a declaration. */
export function actionsOf(audit: Audit | undefined): readonly ActivityAction[] {
  if (typeof audit === 'string') return [audit];
  return audit === undefined || 'none' in audit ? [] : audit;
}

function changes({ method }: RouteOptions): boolean {
  return [method].flat().some((one) => !readMethods.has(one));
}

function isDeclared({ config }: RouteOptions): boolean {
  const audit = config?.audit;
  if (typeof audit === 'object' && 'none' in audit) return audit.none !== '';
  return actionsOf(audit).length > 0;
}

import type { ActivityAction } from '@buddyline/domain/activity';
import type { Verb } from '@buddyline/domain/rights';
import type { FastifyContextConfig, RouteOptions } from 'fastify';
import { neededVerbs } from './access.ts';
import type { Api } from './api.ts';
import { readMethods } from './read-methods.ts';

/** The actions of which a route writes entries, or why it writes none. */
export type Audit = ActivityAction | readonly ActivityAction[] | { none: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By default the verbs of `may` and `also` that are not reads. Required where a change needs no right, or writes no entry. */
    audit?: Audit;
  }
}

/** Refuses to start while a route that changes something does not declare its entries. */
export function requireAudit(api: Api): void {
  api.addHook('onReady', (done) => {
    const undeclared = api.routeTable.filter((route) => changes(route) && !isDeclared(route));
    if (undeclared.length === 0) return done();
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`).join(', ');
    done(new Error(`These routes do not declare what they audit: ${names}`));
  });
}

/** The actions of which a route writes entries. */
export function actionsOf(config: FastifyContextConfig | undefined): readonly ActivityAction[] {
  const audit = config?.audit ?? neededVerbs(config).filter(isAudited);
  if (typeof audit === 'string') return [audit];
  return 'none' in audit ? [] : audit;
}

function isAudited(verb: Verb): verb is Exclude<Verb, `${string}.read`> {
  return !verb.endsWith('.read');
}

function changes({ method }: RouteOptions): boolean {
  return [method].flat().some((one) => !readMethods.has(one));
}

function isDeclared({ config }: RouteOptions): boolean {
  const audit = config?.audit;
  if (typeof audit === 'object' && 'none' in audit) return audit.none !== '';
  return actionsOf(config).length > 0;
}

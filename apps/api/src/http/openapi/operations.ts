import type { Verb } from '@buddyline/domain/rights';
import type { FastifyContextConfig, FastifySchema, RouteOptions } from 'fastify';
import { type Access, verbsOf } from '../access.ts';
import { describeAnswers } from './answers.ts';
import { describeFailures } from './failures.ts';
import type { HeaderName } from './headers.ts';
import { describeParameters, nameParameters } from './parameters.ts';
import { describeBody, type Form } from './request-body.ts';
import type { SharedParts } from './shared-parts.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Failure statuses specific to this route; the common ones are added automatically. */
    failures?: readonly number[];
    form?: Form;
    /** The header fields of a successful response, beside those that all have. */
    answerHeaders?: readonly HeaderName[];
  }
}

const accessSentence: Record<Access['who'], string> = {
  anyone: 'Anyone may call it.',
  owner: 'The person themselves.',
  member: 'Everybody who is signed in, as themselves.',
  holder: 'The person whose record it is. For others it does not exist.',
  record: 'Depends on what is asked for:',
};

/** The `paths` of a document: what each route that is not hidden takes and answers, and who may call it. */
export function describePaths(routes: readonly RouteOptions[], shared: SharedParts) {
  const visible = routes.filter(
    ({ method, schema }) => method !== 'HEAD' && schema !== undefined && schema.hide !== true,
  );
  const names = nameParameters(visible);
  const paths: Record<string, Record<string, object>> = {};
  for (const route of visible) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    const operation = describeOperation(route, names, shared);
    paths[path] = { ...paths[path], [String(route.method).toLowerCase()]: operation };
  }
  return paths;
}

function describeOperation(
  route: RouteOptions,
  names: ReadonlyMap<string, string>,
  shared: SharedParts,
) {
  const { config, schema = {} } = route;
  const access = config?.access;
  const may = verbsOf(config);
  const parameters = describeParameters(route, names, shared);
  return {
    operationId: schema.operationId,
    summary: schema.summary,
    description: [schema.description, whoMayCall(access, may), whenProved(config?.proof)]
      .filter(Boolean)
      .join('\n\n'),
    tags: schema.tags,
    'x-access': {
      ...(access ?? { who: 'staff' }),
      ...(may.length > 0 && { may }),
      ...(config?.proof !== undefined && { proof: config.proof }),
      ...(config?.also && { also: config.also }),
    },
    ...securityOf(schema.security, access),
    ...(parameters.length > 0 && { parameters }),
    ...describeBody(schema, shared),
    responses: { ...describeAnswers(route, shared), ...describeFailures(route, shared) },
  };
}

function whenProved(proof: FastifyContextConfig['proof']): string {
  if (proof === undefined) return '';
  const when = proof === true ? '' : ` when ${proof.when}`;
  return `Needs a proof of the last 15 minutes${when}: see \`POST /auth/proof\`.`;
}

/** What most operations need, and the document says once. */
export const usualSecurity = [{ bearer: [] }];

function securityOf(own: FastifySchema['security'], access: Access | undefined) {
  if (own !== undefined) return { security: own };
  if (access?.who === 'anyone') return { security: [] };
  return access?.who === 'record' ? { security: [...usualSecurity, {}] } : {};
}

function whoMayCall(access: Access | undefined, may: readonly Verb[]): string {
  const sentences = access === undefined ? [] : [accessSentence[access.who]];
  if (access?.who === 'record') sentences.push(access.why);
  const rights = may.map((verb) => `\`${verb}\``).join(', ');
  if (may.length > 4) sentences.push('Staff with one of the rights in `x-access`.');
  else if (may.length > 0)
    sentences.push(`Staff with ${may.length > 1 ? 'one of the rights' : 'the right'} ${rights}.`);
  return sentences.join(' ');
}

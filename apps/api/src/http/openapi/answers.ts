import type { RouteOptions } from 'fastify';
import type * as v from 'valibot';
import { isValibotSchema } from '../validation.ts';
import { answerSchema, isObject } from './answer-schema.ts';
import { describeHeaders, type HeaderName } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SharedParts } from './shared-parts.ts';

/** The answers of a call that succeeds, by status. */
export function describeAnswers(route: RouteOptions, shared: SharedParts): Record<string, object> {
  const { schema, config, method } = route;
  const isVersioned = config?.isVersioned === true;
  const names: HeaderName[] = [...(schema?.answerHeaders ?? [])];
  if (config?.makes !== undefined) names.push('Location');
  if (isVersioned && method !== 'DELETE') names.push('ETag');
  const described: Record<string, object> = {};
  for (const [status, answer] of Object.entries(schema?.response ?? {})) {
    const isEnvelope = isValibotSchema(answer);
    described[status] = {
      ...(isEnvelope ? { description: 'Done', content: envelopeOf(answer, shared) } : answer),
      ...describeHeaders(names, shared),
    };
  }
  if (isVersioned && method === 'GET') {
    const headers = describeHeaders(['ETag'], shared);
    described['304'] = { description: 'As in `If-None-Match`', ...headers };
  }
  return described;
}

function envelopeOf(answer: v.GenericSchema, shared: SharedParts) {
  const data = isObject(answer) ? answer.entries['data'] : undefined;
  const schema =
    data === undefined || data.type === 'null'
      ? doneSchema(shared)
      : successSchema(answerSchema(data, shared), shared);
  return { 'application/json': { schema } };
}

/** The answer of a call without a result. */
function doneSchema(shared: SharedParts): JsonSchema {
  return shared.refer('schemas', 'Done', () => ({
    ...successSchema({ type: 'null' }, shared),
    examples: [{ isSuccessful: true, message: 'Done.', data: null }],
  }));
}

/** The envelope of every result. What they have in common has its example in its fields: readers of the document take one of a part for that of the whole. */
function successSchema(data: JsonSchema, shared: SharedParts): JsonSchema {
  const envelope = shared.refer('schemas', 'Success', () => ({
    type: 'object',
    properties: {
      isSuccessful: { type: 'boolean', const: true },
      message: { type: 'string', examples: ['Done.'] },
    },
    required: ['isSuccessful', 'message'],
  }));
  const result = { properties: { data }, required: ['data'] };
  return { allOf: [envelope, result], unevaluatedProperties: false };
}

import type { FastifySchema } from 'fastify';
import * as v from 'valibot';
import { isValibotSchema } from '../validation.ts';
import { componentNames, innerOf } from './component-names.ts';
import { referByName } from './components.ts';
import { exampleOf } from './examples.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import { SharedParts } from './shared-parts.ts';

/** A multipart form, which the route parses itself: its text fields, and a file. */
export interface Form {
  fields?: v.GenericSchema;
  isFileRequired: boolean;
}

/** The `requestBody` of a call, if it has one. */
export function describeBody({ body, form }: FastifySchema, shared: SharedParts) {
  if (form !== undefined) {
    const content = { 'multipart/form-data': { schema: formSchema(form, shared) } };
    return { requestBody: { required: true, content } };
  }
  if (!isValibotSchema(body)) return {};
  const content = { 'application/json': { schema: bodySchema(body, shared) } };
  return { requestBody: { required: !v.is(body, undefined), content } };
}

function bodySchema(schema: v.GenericSchema, shared: SharedParts): JsonSchema {
  const inner = innerOf(schema);
  const name = componentNames.get(inner);
  return name === undefined
    ? toJsonSchema(schema)
    : referByName(name, shared, () => toJsonSchema(inner));
}

/** An example of what a route takes, if it is JSON. */
export function bodyExample(schema: FastifySchema | undefined): unknown {
  const body = schema?.body;
  return isValibotSchema(body)
    ? exampleOf(toJsonSchema(innerOf(body)), new SharedParts())
    : undefined;
}

const fieldsSchema = v.object({
  properties: v.record(v.string(), v.record(v.string(), v.unknown())),
  required: v.array(v.string()),
});

const file = { type: 'string', format: 'binary' };

/** The fields of a form have examples themselves: the page of the documentation fills them in one by one. */
function formSchema({ fields = v.object({}), isFileRequired }: Form, shared: SharedParts) {
  return referByName(componentNames.get(fields) ?? 'FileUpload', shared, () => {
    const { properties, required } = v.parse(fieldsSchema, toJsonSchema(fields));
    for (const [name, field] of Object.entries(properties)) {
      field['examples'] = [exampleOf(field, shared, name)];
    }
    return {
      type: 'object',
      properties: { ...properties, file },
      required: isFileRequired ? [...required, 'file'] : required,
    };
  });
}

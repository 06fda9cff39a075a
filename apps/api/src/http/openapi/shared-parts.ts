export type Kind = 'schemas' | 'responses' | 'headers' | 'parameters';

/** The parts of a document that are described once and referred to: its `components`. */
export class SharedParts {
  readonly parts: Record<Kind, Record<string, object>> = {
    schemas: {},
    responses: {},
    headers: {},
    parameters: {},
  };

  /** @param make describes the part when it is first referred to; it may refer to itself */
  refer(kind: Kind, name: string, make: () => object): { $ref: string } {
    const parts = this.parts[kind];
    if (!(name in parts)) {
      parts[name] = {};
      parts[name] = make();
    }
    return { $ref: `#/components/${kind}/${name}` };
  }

  /** @param reference to a schema; undefined while it is described */
  exampleOf(reference: string): unknown {
    const schema = this.parts.schemas[reference.replace('#/components/schemas/', '')];
    const examples: unknown = schema && Reflect.get(schema, 'examples');
    return Array.isArray(examples) ? examples[0] : undefined;
  }
}

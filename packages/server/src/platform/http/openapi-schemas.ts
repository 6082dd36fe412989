import { isDeepStrictEqual } from 'node:util';
import { namedSchemas } from '@bee-jinx/contract';
import { z } from 'zod';
import { fieldDescriptions } from './openapi-fields.ts';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

/**
 * The component schemas of the OpenAPI document: each named schema of the contract is written once and referred to.
 * Replies are to be added before requests: a named schema whose input differs from its output gets a name of its own.
 */
export class ComponentSchemas {
  readonly #schemas: Record<string, Json> = {};

  get all(): Readonly<Record<string, Json>> {
    return this.#schemas;
  }

  /** Refers to a component of this name, or to the named schema that it is. */
  refer(name: string, schema: z.ZodType, io: Direction): Json {
    const json = this.inline(schema, io);
    if ('$ref' in json) return json;
    this.#schemas[name] = json;
    return { $ref: pathOf(name) };
  }

  /** The JSON Schema, with references in place of named schemas. */
  inline(schema: z.ZodType, io: Direction): Json {
    const { $defs, ...json } = jsonSchema(schema, io, names) as Json & {
      $defs?: Record<string, Json>;
    };
    for (const definition of Object.values($defs ?? {})) describeFields(definition);
    for (const [name, definition] of Object.entries($defs ?? {})) {
      this.#schemas[this.#nameOf(name, definition)] = this.#withRefs(definition, $defs);
    }
    return this.#withRefs(describeFields(json), $defs);
  }

  #nameOf(name: string, definition: Json): string {
    const known = this.#schemas[name];
    const isSame = !known || isDeepStrictEqual(known, this.#withRefs(definition));
    return isSame ? name : `${name}Input`;
  }

  #withRefs(json: Json, definitions: Record<string, Json> = {}): Json {
    const replace = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(replace);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => {
          const name = key === '$ref' ? /^#\/\$defs\/(.+)$/.exec(String(child))?.[1] : undefined;
          if (name === undefined) return [key, replace(child)];
          const definition = definitions[name];
          return [key, pathOf(definition ? this.#nameOf(name, definition) : name)];
        }),
      );
    };
    return replace(json) as Json;
  }
}

/** Describes the fields that lack a description, at any depth. */
function describeFields(schema: Json): Json {
  for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    const description = field.description ?? fieldDescriptions[name];
    if (description !== undefined) field.description = description;
    describeFields(field);
  }
  for (const key of ['items', 'additionalProperties', 'prefixItems', 'anyOf', 'oneOf', 'allOf']) {
    for (const child of [schema[key]].flat()) {
      if (typeof child === 'object' && child !== null) describeFields(child as Json);
    }
  }
  return schema;
}

const pathOf = (name: string) => `#/components/schemas/${name}`;

/** Gives the named schemas an id, from which `toJSONSchema` makes definitions. */
class NamedSchemas extends z.core.$ZodRegistry<z.core.JSONSchemaMeta> {
  readonly #names = new Map(Object.entries(namedSchemas).map(([name, schema]) => [schema, name]));

  override get(schema: z.core.$ZodType): z.core.JSONSchemaMeta | undefined {
    const id = this.#names.get(schema as z.ZodType);
    const { asserts: _, ...meta } = z.globalRegistry.get(schema) ?? {};
    return { ...meta, ...(id && { id }) };
  }
}

const names = new NamedSchemas();

/** A reply may get new fields in a later release, so its schema doesn't exclude them. */
export function jsonSchema(
  schema: z.ZodType,
  io: Direction,
  metadata: z.core.$ZodRegistry<z.core.JSONSchemaMeta> = z.globalRegistry,
): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

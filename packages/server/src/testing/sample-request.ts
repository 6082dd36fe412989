import type { Call } from '@bee-jinx/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

export interface SampleRequest {
  params: Json;
  query: Json;
  body: unknown;
}

/** A valid request, generated from the contract, so that new calls are covered by themselves. */
export function sampleRequest(call: Call, known: Record<string, string> = {}): SampleRequest {
  const sample = (schema: z.ZodType | undefined) => schema && sampleOf(shapeOf(schema), known);
  return {
    params: (sample(call.params) ?? {}) as Json,
    query: (sample(call.query) ?? {}) as Json,
    body: sample(call.body),
  };
}

const shapes = new WeakMap<z.ZodType, Json>();

/** Cached, because converting a schema takes longer than the request. */
function shapeOf(schema: z.ZodType): Json {
  const shape =
    shapes.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  shapes.set(schema, shape);
  return shape;
}

/** The names of a call's required fields. */
export function listRequiredFields(call: Call): string[] {
  const { params, query, body } = sampleRequest(call);
  return [params, query, body ?? {}].flatMap((part) => Object.keys(part as Json));
}

/** The names of all fields of a call. */
export function listAllFields({ params, query, body }: Call): string[] {
  return [params, query, body].flatMap((schema) => (schema ? namesIn(shapeOf(schema)) : []));
}

function namesIn({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Json): string[] {
  const shapes = [anyOf, oneOf, allOf].flatMap((each) => each as Json[]);
  return [...Object.keys(properties as Json), ...shapes.flatMap(namesIn)];
}

export function buildUrl(url: string, call: Call, { params, query }: SampleRequest): string {
  const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const entries = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const search = new URLSearchParams(entries).toString();
  return `${url}${path}${search ? `?${search}` : ''}`;
}

function sampleOf(schema: Json, known: Record<string, string>, name = ''): unknown {
  const first = ((schema.anyOf ?? schema.oneOf) as Json[] | undefined)?.[0];
  if (first) return sampleOf(first, known, name);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
      const required = (schema.required ?? []) as string[];
      return Object.fromEntries(
        properties
          .filter(([key]) => required.includes(key) || key in known)
          .map(([key, value]) => [key, sampleOf(value, known, key)]),
      );
    }
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
        sampleOf(schema.items as Json, known, name),
      );
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    case 'string':
      return known[name] ?? (schema.format === 'date' ? '2026-11-15' : wordFor(name));
    default:
      return known[name] ?? 1;
  }
}

const wordFor = (name: string) =>
  ({ email: 'fuzz@example.org', password: 'three quiet herons' })[name] ?? 'sand';

import { type Call, calls, errors } from '@bee-jinx/contract';
import { z } from 'zod';
import { idempotencyKeyPattern } from './idempotency-key.ts';

type Json = Record<string, unknown>;

/** The contract as OpenAPI 3.1, whose schema language is plain JSON Schema: nothing is translated. */
export function openApiDocument(): Json & { openapi: string } {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bee Jinx',
      version: '1',
      description: 'Two minds, two words. Say the same one.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'bj_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(call: Call): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    security: call.access === 'open' ? [] : [{ session: [] }, { bearer: [] }],
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      userIdHeader,
      ...(call.takesKey ? [keyHeader] : []),
    ],
    ...(call.body && { requestBody: requestBody(call.body) }),
    responses: {
      200: { description: 'Done', content: { [mediaType(call)]: { schema: replySchema(call) } } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function requestBody(schema: z.ZodType): Json {
  return {
    required: !schema.safeParse(undefined).success,
    content: { 'application/json': { schema: jsonSchema(schema, 'input') } },
  };
}

function parameters(location: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

const userIdHeader = {
  name: 'x-user-id',
  in: 'header',
  required: false,
  description: "The caller's own userId; must be the session's player.",
  schema: { type: 'string' },
};

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key that the client chooses for this request. Repeating the request with the same key has no second effect.',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};

const mediaTypes = { stream: 'text/event-stream', text: 'text/plain', page: 'text/html' } as const;
const mediaType = (call: Call) => (call.answers ? mediaTypes[call.answers] : 'application/json');

function replySchema(call: Call): Json {
  const schema = jsonSchema(call.reply, 'output');
  return call.answers
    ? schema
    : { type: 'object', properties: { data: schema }, required: ['data'] };
}

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errors) },
        message: { type: 'string', description: 'Written for a person.' },
        details: { type: 'object' },
      },
    },
  },
};

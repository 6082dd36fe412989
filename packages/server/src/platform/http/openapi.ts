import {
  type Call,
  calls,
  type ErrorCode,
  errors,
  isAllowedWhileSuspended,
  possibleRefusals,
} from '@bee-jinx/contract';
import type { z } from 'zod';
import { idempotencyKeyPattern } from './idempotency-key.ts';
import { areaOf, areas } from './openapi-areas.ts';
import { bodyExample, parameterExample, replyExample } from './openapi-examples.ts';
import { ComponentSchemas, type Json } from './openapi-schemas.ts';

const introduction = `Two minds, two words: both sides secretly say one word that links the pair on the table. The same word is a jinx.

Begin with \`POST /api/session\` and the body \`{"token": true}\`: it makes an anonymous player, and its \`token\` goes into the header \`Authorization: Bearer …\` of every other call. A daily game is \`dailyPuzzle\`, then \`submitDaily\` for each word. A dance is \`inviteToDance\`, \`respondToInvite\`, then \`submitDanceWord\` by both players for each round.

A reply is \`{"data": …}\`, a refusal \`{"error": {"code": …, "message": …}}\`: the code is for programs, the message for people. Replies may get new fields at any time; a client ignores those that it doesn't know.`;

/** The contract as OpenAPI 3.1, whose schema language is plain JSON Schema. */
export function openApiDocument(): Json & { openapi: string } {
  const schemas = new ComponentSchemas();
  const responses: Record<string, Json> = {};
  const replies = new Map(calls.map((call) => [call.name, replySchema(call, schemas)]));
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const described = operation(call, replies.get(call.name) ?? {}, schemas, responses);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bee Jinx',
      version: '1',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...schemas.all },
      responses,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'bj_session',
          description: 'Set by `openSession` and by every sign-in.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` of a session, for clients without cookies.',
        },
      },
    },
  };
}

function operation(
  call: Call,
  reply: Json,
  schemas: ComponentSchemas,
  responses: Record<string, Json>,
): Json {
  return {
    operationId: call.name,
    tags: [areaOf(call.path)],
    summary: summaryOf(call),
    description: descriptionOf(call),
    security: call.access === 'open' ? [] : [{ session: [] }, { bearer: [] }],
    parameters: [
      ...parameters('path', call.params, schemas),
      ...parameters('query', call.query, schemas),
      userIdHeader,
      ...(call.takesKey ? [keyHeader] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: !call.body.safeParse(undefined).success,
        content: {
          'application/json': {
            schema: schemas.refer(`${capitalize(call.name)}Request`, call.body, 'input'),
            example: bodyExample(call),
          },
        },
      },
    }),
    responses: { 200: success(call, reply), ...refusals(call, responses) },
  };
}

/** The first sentence; the description has all of it. */
const summaryOf = ({ summary }: Call) => /^.*?[.?!](?= |$)/.exec(summary)?.[0] ?? summary;

const accessNotes = {
  open: 'Needs no session.',
  player: 'Needs a session.',
  admin: 'Needs the session of an admin, and is recorded in the audit trail.',
  operator: 'Answers to this machine only, or to the bearer of the metrics token.',
};

function descriptionOf(call: Call): string {
  return [
    call.summary,
    accessNotes[call.access],
    call.perMinute !== undefined && `At most ${call.perMinute} calls per minute and player.`,
    call.perMinuteAndAddress !== undefined &&
      `At most ${call.perMinuteAndAddress} calls per minute and address.`,
    call.access === 'player' && isAllowedWhileSuspended(call) && 'Also for suspended players.',
  ]
    .filter(Boolean)
    .join(' ');
}

function parameters(
  location: 'path' | 'query',
  schema: z.ZodType | undefined,
  schemas: ComponentSchemas,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.inline(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    description: description ?? parameterDescriptions[name],
    schema: property,
    ...((location === 'path' || required.includes(name)) && {
      example: parameterExample(name, property),
    }),
  }));
}

/** For parameters whose schema has no description of its own. */
const parameterDescriptions: Record<string, string> = {
  sessionId: 'A session, from `listSessions`.',
  passkeyId: 'A passkey, from `readAccount`.',
  cursor: 'The `nextCursor` of the page before; absent for the first page.',
  limit: 'The number of entries on a page.',
  text: 'Text to search for.',
  search: 'Text to search for.',
  userId: 'A player.',
  name: 'A cache, from `listCaches`.',
  checkId: 'A data check, from `runDataChecks`.',
  puzzleNumber: 'The number of a puzzle; one hatches every day.',
  feedbackId: 'A piece of feedback.',
  state: 'Only entries in this state.',
  kind: 'Only entries of this kind.',
  word1: 'The first word of the pair.',
  word2: 'The second word of the pair.',
  code: 'The code of the link.',
  show: 'Which entries to list.',
  utcOffset: "The caller's time zone, in minutes ahead of UTC.",
  replayId: 'A shared game.',
  buzzId: 'A post.',
  withPlayer: 'Only dances with this player.',
  scope: 'Whose entries to list.',
  opponentId: 'The other player.',
  gameId: 'A dance.',
  includeAi: 'Whether to include dances with the bee.',
  groupId: 'A hive.',
  reportId: 'A report.',
  type: 'Only entries of this type.',
  period: 'The time that the board covers.',
  includeInactive: 'Whether to include those that are not active.',
  unread_only: 'Whether to leave out what has been read.',
  from: 'The first day.',
  to: 'The last day.',
  letterId: 'An event that could not be stored, from `readEventBuffer`.',
};

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
const mediaType = ({ answers, path }: Call) =>
  answers && !path.endsWith('.json') ? mediaTypes[answers] : 'application/json';

function replySchema(call: Call, schemas: ComponentSchemas): Json {
  const schema = schemas.refer(`${capitalize(call.name)}Reply`, call.reply, 'output');
  return call.answers
    ? schema
    : { type: 'object', properties: { data: schema }, required: ['data'] };
}

const success = (call: Call, schema: Json): Json => ({
  description: 'Done',
  content: {
    [mediaType(call)]: { schema, ...(!call.answers && { example: { data: replyExample(call) } }) },
  },
});

/** By status. Many calls refuse alike, so that the responses are components, named by their codes. */
function refusals(call: Call, responses: Record<string, Json>): Json {
  const byStatus = Map.groupBy(possibleRefusals(call), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const name = codes.join('.');
      responses[name] ??= refusal(codes);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** With an example for each code. */
const refusal = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { error: { code, message: errors[code].message } } }]),
      ),
    },
  },
});

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'What was refused, and why.',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errors), description: 'For programs.' },
        message: { type: 'string', description: 'Written for a person.' },
        details: {
          type: 'object',
          description: 'Facts for programs, by code: such as the wrong fields of `invalid_input`.',
        },
      },
    },
  },
};

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

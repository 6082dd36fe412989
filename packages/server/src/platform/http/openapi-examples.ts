import { createHash } from 'node:crypto';
import type { Call, CallName } from '@bee-jinx/contract';
import { dateOfPuzzle } from '@bee-jinx/game';
import { type Json, jsonSchema } from './openapi-schemas.ts';

/**
 * A worked example for every call: what is required, by the contract's schema, with values by the name of the field.
 * They tell one story, the first round of an old puzzle and a dance of Anna and Ben, and are tested against the schemas.
 */

const puzzleNumber = 1000;
const salt = '0f4c1a9b7e2d83560f4c1a9b7e2d8356';
const sealOf = (round: number, word: string) =>
  createHash('sha256').update(`${salt}:${puzzleNumber}:${round}:${word}`).digest('hex');
const seal = sealOf(1, 'jump');
const date = dateOfPuzzle(puzzleNumber);
const at = `${date}T08:30:00.000Z`;

const ben = { userId: 'player_2cWb', displayName: 'Ben' };

/** By the name of a field: the first that its schema allows. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  accept: [true],
  activeDate: [date],
  allow: [true],
  beeWord: ['jump'],
  code: ['BQ7K2M', 'invalid_input'],
  date: [date],
  difficulty: ['steady'],
  displayName: ['Anna'],
  email: ['anna@example.com'],
  friendCode: ['HONEY-4821'],
  friendName: ['Ben'],
  gameId: ['game_7Qm2'],
  groupId: ['group_4xNa'],
  hints: [[]],
  hintsUsed: [0],
  id: ['game_7Qm2'],
  inviteCode: ['NIGHTOWLS'],
  link: ['https://example.com/i/HONEY-4821'],
  match: [null],
  maxRounds: [10],
  message: ['One more before lunch?'],
  name: ['The Night Shift'],
  newPassword: ['a meadow in late June'],
  openapi: ['3.1.0'],
  opponent: [{ ...ben, isBee: false }, ben],
  pair: [['battery', 'frog']],
  par: [3],
  password: ['a meadow in late June'],
  path: ['/api/jinx-daily/submit'],
  players: [5],
  puzzleNumber: [puzzleNumber],
  round: [1],
  roundNumber: [1],
  rounds: [10],
  salt: [salt],
  score: [0],
  seal: [seal],
  status: ['playing', 'active'],
  text: ['Jump! Of course it was jump.'],
  theirWord: ['jump'],
  timeZone: ['Europe/Berlin'],
  token: ['s3ss10n-t0ken'],
  userId: ['player_9fKd'],
  version: [3, '3'],
  warmth: [27],
  word: ['garden'],
  word1: ['battery'],
  word2: ['frog'],
};

/** Optional fields that belong to the story. */
const shownOptionals = ['opponent', 'seal', 'token', 'warmth'];

/** Where the required fields alone would show too little. */
const bodies: Partial<Record<CallName, unknown>> = {
  openSession: { token: true },
  changeMe: { displayName: 'Anna' },
  inviteToDance: { message: 'One more before lunch?', gameConfig: { maxRounds: 10 } },
  findPartner: { withBee: true },
  createSwarm: { settings: { rounds: 10 } },
  createGroup: { name: 'The Night Shift' },
  joinGroup: { joinMethod: 'invite_code', inviteCode: 'NIGHTOWLS' },
  requestGroup: { joinMethod: 'invite_code', inviteCode: 'NIGHTOWLS' },
  dailyHint: { puzzleNumber, round: 1, step: 1 },
  chooseSlope: { puzzleNumber, slope: 'steep' },
};

export const bodyExample = ({ name, body }: Call): unknown =>
  bodies[name] ?? (body && exampleOf(jsonSchema(body, 'input')));

/** Before the first word nothing is open; after it, the seal is that of the bee's next word. */
const replies: Partial<Record<CallName, (reply: Json) => Json>> = {
  dailyPuzzle: (reply) => ({ ...reply, game: { ...(reply.game as Json), rounds: [], version: 1 } }),
  submitDaily: (reply) => ({ ...reply, seal: sealOf(2, 'spring') }),
};

/** Of calls that answer in JSON. */
export function replyExample({ name, reply }: Call): unknown {
  const example = exampleOf(jsonSchema(reply, 'output'));
  return replies[name]?.(example as Json) ?? example;
}

/** Of one parameter. */
export const parameterExample = (name: string, schema: Json): unknown => exampleOf(schema, name);

function exampleOf(schema: Json, name = ''): unknown {
  const known = values[name]?.find((value) => fits(schema, value));
  if (known !== undefined) return known;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [option] = optionsOf(schema);
  if (option) return exampleOf(option, name);
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'object':
      return exampleObject(schema);
    case 'array':
      return exampleArray(schema, name);
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 1), Math.min(1, Number(schema.maximum ?? 1)));
    case 'boolean':
      return false;
    case 'string':
      return exampleString(schema, name);
    default:
      return schema.type === undefined ? {} : null;
  }
}

function exampleObject({ properties = {}, required = [] }: Json): Json {
  const fields = Object.entries(properties as Record<string, Json>);
  return Object.fromEntries(
    fields
      .filter(([name]) => (required as string[]).includes(name) || shownOptionals.includes(name))
      .map(([name, field]) => [name, exampleOf(field, name)]),
  );
}

function exampleArray({ prefixItems, items, minItems }: Json, name: string): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((item: Json) => exampleOf(item, name));
  if (typeof items !== 'object' || items === null) return [];
  const item = exampleOf(items as Json, singular(name));
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => item);
}

function exampleString({ format, pattern, minLength }: Json, name: string): string {
  if (format === 'date-time') return at;
  if (format === 'date') return date;
  if (format === 'uri') return 'https://example.com/bee';
  const text = name.endsWith('Id') || name === '' ? 'id_3kTz' : `a ${name}`;
  const isFitting = pattern === undefined || new RegExp(String(pattern), 'u').test(text);
  return (isFitting ? text : 'YWJj').padEnd(Number(minLength ?? 0), 'a');
}

const singular = (name: string) => name.replace(/s$/, '');

const optionsOf = ({ anyOf, oneOf }: Json): Json[] =>
  ((anyOf ?? oneOf ?? []) as Json[]).filter(({ type }) => type !== 'null');

/** As much of JSON Schema as the values need. */
function fits(schema: Json, value: unknown): boolean {
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return options.some((option) => fits(option, value));
  if ('const' in schema) return schema.const === value;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (schema.type === 'null') return value === null;
  if (schema.type === 'array') return Array.isArray(value) && fitsItems(schema, value);
  if (schema.type === 'string') {
    const pattern = schema.pattern === undefined ? /^/ : new RegExp(String(schema.pattern), 'u');
    return typeof value === 'string' && pattern.test(value);
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    return typeof value === 'number' && value >= Number(minimum) && value <= Number(maximum);
  }
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] };
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const hasFields = isObject && required.every((field) => field in value);
    return hasFields && Object.keys(value).every((field) => field in properties);
  }
  return typeof value === schema.type;
}

const fitsItems = ({ prefixItems, items }: Json, value: readonly unknown[]): boolean =>
  value.every((item, index) =>
    fits(((prefixItems as Json[])?.[index] ?? items ?? {}) as Json, item),
  );

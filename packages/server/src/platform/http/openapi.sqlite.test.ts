import { createHash } from 'node:crypto';
import { type Call, type CallReply, calls, errors, possibleRefusals } from '@bee-jinx/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { bodyExample, replyExample } from './openapi-examples.ts';
import { fieldDescriptions } from './openapi-fields.ts';

const document = openApiDocument() as unknown as {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, unknown> }>
  >;
  components: { schemas: Record<string, unknown> };
};

test('the OpenAPI document passes the strict rules of a linter without a warning', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // OpenAPI prefers /api/friends/blocked to /api/friends/{userId}, as the server does.
      'no-ambiguous-paths': 'off',
      'operation-description': 'error',
      'operation-tag-defined': 'error',
      'parameter-description': 'error',
      'no-invalid-schema-examples': 'error',
      'no-required-schema-properties-undefined': 'error',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual(
    [],
  );
});

test('every call lists the status of each refusal that its contract names', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  for (const call of calls) {
    const statuses = possibleRefusals(call).map((code) => String(errors[code].status));
    const operation = operations.find(({ operationId }) => operationId === call.name);
    expect(Object.keys(operation?.responses ?? {}), call.name).toEqual(
      [...new Set(['200', ...statuses])].sort(),
    );
  }
});

test('a schema that several calls share is written once and referred to', () => {
  const text = JSON.stringify(document.paths) + JSON.stringify(document.components);
  for (const name of ['Player', 'DailyGame', 'Dance', 'Swarm', 'Group']) {
    expect(document.components.schemas).toHaveProperty(name);
    expect(text.split(`"#/components/schemas/${name}"`).length, name).toBeGreaterThan(2);
  }
});

test.each(calls.map((call) => [call.name, call] as const))(
  'the example of %s is what its contract allows',
  (_name, call) => {
    if (call.body) expect(call.body.safeParse(bodyExample(call)).error).toBeUndefined();
    if (!call.answers) expect(call.reply.safeParse(replyExample(call)).error).toBeUndefined();
  },
);

test('every field is described: in the contract, or in openapi-fields.ts', () => {
  const undescribed = new Set<string>();
  const lookedUp = JSON.stringify(document);
  const visit = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties, ...rest } = schema as { properties?: Record<string, object> };
    for (const [name, field] of Object.entries(properties ?? {})) {
      if (!('description' in field)) undescribed.add(`${path}.${name}`);
      visit(field, `${path}.${name}`);
    }
    for (const child of Object.values(rest)) visit(child, path);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
  expect([...undescribed]).toEqual([]);
  const unused = Object.keys(fieldDescriptions).filter((name) => !lookedUp.includes(`"${name}":`));
  expect(unused, 'in openapi-fields.ts without a field of that name').toEqual([]);
});

test('the seal in the examples is that of the bee’s word', () => {
  const call = calls.find(({ name }) => name === 'submitDaily');
  const { round, game } = replyExample(call as Call) as CallReply<'submitDaily'>;
  const text = `${round.salt}:${game.puzzleNumber}:${round.round}:${round.beeWord}`;
  expect(createHash('sha256').update(text).digest('hex')).toBe(round.seal);
});

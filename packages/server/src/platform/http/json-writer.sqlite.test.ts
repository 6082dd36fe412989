import { calls } from '@bee-jinx/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { compileJsonWriter } from './json-writer.ts';

/** Values of a schema, where `isOdd` now and then with a field that is missing or doesn't fit. */
function valuesOf(schema: z.core.$ZodType, isOdd: boolean): fc.Arbitrary<unknown> {
  const fitting = fittingValues(schema, isOdd);
  return isOdd
    ? fc.oneof({ weight: 60, arbitrary: fitting }, { weight: 1, arbitrary: oddValues })
    : fitting;
}

const oddValues = fc.constantFrom<unknown>(
  ...[undefined, null, 'text', '', 7, -1, 0.5, Number.NaN, true, [], {}],
);

function fittingValues(schema: z.core.$ZodType, isOdd: boolean): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [
        name,
        valuesOf(field, isOdd),
      ]);
      const whole = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
      return fc
        .tuple(whole, fc.boolean())
        .map(([value, hasSecret]) => (hasSecret ? { secret: 'sealed', ...value } : value));
    }
    case 'array':
      return fc.array(valuesOf(def.element, isOdd), { maxLength: 3 });
    case 'tuple':
      return fc.tuple(...def.items.map((item) => valuesOf(item, isOdd)));
    case 'optional':
      return fc.option(valuesOf(def.innerType, isOdd), { nil: undefined });
    case 'nullable':
      return fc.option(valuesOf(def.innerType, isOdd));
    case 'union':
      return fc.oneof(...def.options.map((option) => valuesOf(option, isOdd)));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'boolean':
      return fc.boolean();
    case 'number': {
      const { minValue, maxValue } = schema as z.ZodNumber;
      const min = Math.max(minValue ?? 0, -1000);
      return fc.integer({ min, max: Math.min(maxValue ?? min, min + 1000) });
    }
    case 'string': {
      if ('format' in def) return fc.constant('2026-11-17T03:00:00.000Z');
      const checks = (def.checks ?? []).map((check) => check._zod.def as { pattern?: RegExp });
      const pattern = checks.find((check) => check.pattern)?.pattern;
      // fast-check makes up no texts for a pattern with Unicode properties.
      if (pattern && !pattern.unicode) return fc.stringMatching(pattern);
      return fc.oneof(
        fc.string({ maxLength: 8 }),
        fc.constantFrom('a"b\\c\n', 'hé\u2028', '\ud800'),
      );
    }
    default:
      return fc.jsonValue();
  }
}

const namesThatFitted = new Set<string>();

test.each(calls.map(({ name, reply }) => [name, reply] as const))(
  'the reply of %s is written as Zod would cut it, or not at all',
  (name, reply) => {
    const write = compileJsonWriter(reply);
    const values = fc.oneof(valuesOf(reply, false), valuesOf(reply, true));
    const property = fc.property(values, (value) => {
      const parsed = reply.safeParse(value);
      if (parsed.success) namesThatFitted.add(name);
      expect(write(value)).toBe(parsed.success ? JSON.stringify(parsed.data) : undefined);
    });
    fc.assert(property, { numRuns: 25 });
  },
);

test('which was tried with values that fit, too', () => {
  expect(namesThatFitted).toContain('submitDanceWord');
  expect(namesThatFitted.size).toBeGreaterThan(0.9 * calls.length);
});

const kinds: z.ZodType[] = [
  z.object({ a: z.string().optional(), b: z.number().optional() }),
  z.object({ a: z.string().optional(), b: z.number(), c: z.boolean().optional() }),
  z.strictObject({ a: z.string() }),
  z.looseObject({ a: z.string() }),
  z.array(z.string()),
  z.array(z.int()).max(2),
  z.tuple([z.string(), z.int().nullable()]),
  z.string(),
  z.string().max(3),
  z.string().min(1),
  z.string().regex(/^t/),
  z.iso.datetime(),
  z.number(),
  z.int(),
  z.number().min(0).max(7),
  z.number().gt(0).lt(7),
  z.boolean(),
  z.null(),
  z.literal(['text', 7]),
  z.enum(['text', 'a"b']),
  z.union([z.string(), z.object({ b: z.number() })]),
  z.record(z.string(), z.int()),
];

const samples: unknown[] = [
  ...[undefined, null, true, false, '', 'text', 'tex', 'a"b', '2026-11-17T03:00:00.000Z'],
  ...[0, -0, 7, -1, 0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60],
  ...[[], ['x'], ['x', 1], ['x', null], ['x', 1, 2], [1, 2], [1, 2, 3], [0.5], new Date(0)],
  ...[
    {},
    { a: 'x' },
    { b: 1 },
    { a: 'x', b: 1, c: true, d: 'sealed' },
    { a: 1 },
    { c: false, b: 2 },
  ],
];

test.each(kinds.map((kind) => [kind.def.type, kind] as const))(
  'a value is written by the kind %s exactly where Zod takes it',
  (_type, kind) => {
    const write = compileJsonWriter(kind);
    for (const value of samples) {
      const parsed = kind.safeParse(value);
      expect(write(value)).toBe(parsed.success ? JSON.stringify(parsed.data) : undefined);
    }
  },
);

test('a field that the schema does not name is not even read', () => {
  const write = compileJsonWriter(z.object({ word: z.string(), inner: z.object({}).optional() }));
  const value = {
    word: 'sand',
    inner: { sealed: 'wave' },
    get sealed(): string {
      throw new Error('read');
    },
  };
  expect(write(value)).toBe('{"word":"sand","inner":{}}');
});

test('what Zod would change or refuse in its own way is left to it', () => {
  const write = compileJsonWriter(
    z.object({ name: z.string().trim().min(2), even: z.number().multipleOf(2), at: z.email() }),
  );
  expect(write({ name: ' ab ', even: 4, at: 'a@b.cd' })).toBe(
    '{"name":"ab","even":4,"at":"a@b.cd"}',
  );
  expect(write({ name: ' a ', even: 4, at: 'a@b.cd' })).toBeUndefined();
  expect(write({ name: 'ab', even: 3, at: 'a@b.cd' })).toBeUndefined();
});

import type { z } from 'zod';

/** A value as JSON text, cut to its schema; undefined where it doesn't fit. */
export type JsonWriter = (value: unknown) => string | undefined;

type Schema = z.core.$ZodType;

/**
 * Compiles a schema into a function that checks, cuts and serialises a value in one go, where parsing and then stringifying
 * makes a copy of it first. A field that the schema doesn't name is never read, so it can't leave. Kinds of schema that it
 * doesn't know are left to Zod.
 */
export function compileJsonWriter(schema: Schema): JsonWriter {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return def.catchall || hasChecks(def) ? parseFirst(schema) : objectWriter(def.shape);
    case 'array':
      return hasChecks(def) ? parseFirst(schema) : listWriter(compileJsonWriter(def.element));
    case 'tuple':
      return def.rest ? parseFirst(schema) : tupleWriter(def.items.map(compileJsonWriter));
    case 'string':
      return 'format' in def || hasChecks(def) ? checkedString(schema) : writeString;
    case 'number':
      return 'format' in def || hasChecks(def) ? checkedNumber(schema) : writeNumber;
    case 'boolean':
      return (value) => (value === true ? 'true' : value === false ? 'false' : undefined);
    case 'null':
      return (value) => (value === null ? 'null' : undefined);
    case 'literal':
      return choiceWriter(def.values);
    case 'enum':
      return choiceWriter(Object.values(def.entries));
    case 'nullable':
      return nullableWriter(compileJsonWriter(def.innerType));
    case 'union':
      return hasChecks(def) ? parseFirst(schema) : unionWriter(def.options.map(compileJsonWriter));
    default:
      return parseFirst(schema);
  }
}

const hasChecks = ({ checks }: { checks?: readonly unknown[] }): boolean =>
  checks !== undefined && checks.length > 0;

function parseFirst(schema: Schema): JsonWriter {
  return (value) => {
    const parsed = (schema as z.ZodType).safeParse(value);
    return parsed.success ? JSON.stringify(parsed.data) : undefined;
  };
}

/** Code of its own for each object, so that the engine learns where its fields lie. */
function objectWriter(shape: Record<string, Schema>): JsonWriter {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    const isOptional = def.type === 'optional';
    return {
      name,
      isOptional,
      write: compileJsonWriter(isOptional ? def.innerType : schema),
    };
  });
  const firstRequired = fields.findIndex(({ isOptional }) => !isOptional);
  const lines = fields.map(({ name, isOptional }, index) => {
    const field = `value[${JSON.stringify(name)}]`;
    const followsAnother = firstRequired >= 0 && index > firstRequired;
    const separator = followsAnother ? "','" : "(text === '{' ? '' : ',')";
    const add = `
      part = write[${index}](${field});
      if (part === undefined) return undefined;
      text += ${separator} + ${JSON.stringify(`${JSON.stringify(name)}:`)} + part;`;
    return isOptional ? `if (${field} !== undefined) {${add}}` : add;
  });
  const build = new Function(
    'write',
    `return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
      let text = '{';
      let part;
      ${lines.join('\n')}
      return text + '}';
    };`,
  ) as (write: JsonWriter[]) => JsonWriter;
  return build(fields.map(({ write }) => write));
}

function listWriter(writeItem: JsonWriter): JsonWriter {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    let text = '[';
    for (let index = 0; index < value.length; index += 1) {
      const part = writeItem(value[index]);
      if (part === undefined) return undefined;
      text += index === 0 ? part : `,${part}`;
    }
    return `${text}]`;
  };
}

function tupleWriter(writers: JsonWriter[]): JsonWriter {
  return (value) => {
    if (!Array.isArray(value) || value.length !== writers.length) return undefined;
    const parts = writers.map((write, index) => write(value[index]));
    return parts.includes(undefined) ? undefined : `[${parts.join()}]`;
  };
}

function unionWriter(writers: JsonWriter[]): JsonWriter {
  return (value) => {
    for (const write of writers) {
      const text = write(value);
      if (text !== undefined) return text;
    }
    return undefined;
  };
}

const nullableWriter =
  (write: JsonWriter): JsonWriter =>
  (value) =>
    value === null ? 'null' : write(value);

function choiceWriter(values: readonly unknown[]): JsonWriter {
  const texts = new Map(values.map((value) => [value, JSON.stringify(value)]));
  return (value) => texts.get(value);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes these.
const needsEscape = /[\u0000-\u001f"\\\ud800-\udfff]/;

const quote = (text: string): string =>
  needsEscape.test(text) ? JSON.stringify(text) : `"${text}"`;

const writeString: JsonWriter = (value) => (typeof value === 'string' ? quote(value) : undefined);

const writeNumber: JsonWriter = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}` : undefined;

type Check<Value> = (value: Value) => boolean;

/** The checks of a schema; undefined where one of them is unknown. */
function knownChecks<Value>(
  { def }: z.core.$ZodTypes['_zod'],
  known: (check: z.core.$ZodChecks['_zod']['def']) => Check<Value> | undefined,
): Check<Value>[] | undefined {
  // A format is its own first check.
  const own = 'check' in def ? [def as unknown as z.core.$ZodChecks['_zod']['def']] : [];
  const added = (def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);
  const checks = [...own, ...added].map(known);
  return checks.includes(undefined) ? undefined : (checks as Check<Value>[]);
}

function checkedNumber(schema: Schema): JsonWriter {
  const checks = knownChecks<number>((schema as z.core.$ZodTypes)._zod, (check) => {
    switch (check.check) {
      case 'number_format':
        return check.format === 'safeint' ? Number.isSafeInteger : undefined;
      case 'greater_than': {
        const [least, inclusive] = [Number(check.value), check.inclusive];
        return (value) => (inclusive ? value >= least : value > least);
      }
      case 'less_than': {
        const [most, inclusive] = [Number(check.value), check.inclusive];
        return (value) => (inclusive ? value <= most : value < most);
      }
      default:
        return undefined;
    }
  });
  if (!checks) return parseFirst(schema);
  return (value) =>
    checks.every((isFine) => isFine(value as number)) ? writeNumber(value) : undefined;
}

function checkedString(schema: Schema): JsonWriter {
  const checks = knownChecks<string>((schema as z.core.$ZodTypes)._zod, (check) => {
    switch (check.check) {
      case 'max_length':
        return ({ length }) => length <= check.maximum;
      case 'min_length':
        return ({ length }) => length >= check.minimum;
      case 'string_format': {
        const { format, pattern } = check;
        const isPatternAll = format === 'datetime' || format === 'regex';
        // One that remembers where it stopped isn't for reuse.
        if (!pattern || !isPatternAll || pattern.global || pattern.sticky) return undefined;
        return (value) => pattern.test(value);
      }
      default:
        return undefined;
    }
  });
  if (!checks) return parseFirst(schema);
  return (value) =>
    typeof value === 'string' && checks.every((isFine) => isFine(value)) ? quote(value) : undefined;
}

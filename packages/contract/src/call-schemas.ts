import { z } from 'zod';

/** What goes in and out of one call. Bodies are strict: a field that isn't named is refused. */
export interface CallSchemas {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What stands under `data`. A reply keeps only the fields named here: nothing leaks by accident. */
  reply: z.ZodType;
}

export const isoTimestamp = z.iso.datetime().describe('ISO 8601, UTC');

export const reason = z
  .string()
  .describe('Why a word links both of its pair, such as "meatball · hairball".');

/** Sent for finished rounds only: the reason for a sealed word would reveal the word. */
export const reasons = z
  .tuple([reason.nullable(), reason.nullable()])
  .describe(
    'Why each of the two words links the pair, in their order; null where that is not known.',
  );

/**
 * A field of a body in which the caller names themselves: an assertion, never a proof. The server
 * refuses any other player's id before the handler sees it.
 */
export const callerId = z.string().max(100).meta({ asserts: 'caller' });

export function callerIdFields(body: z.ZodType | undefined): string[] {
  if (!(body instanceof z.ZodObject)) return [];
  return Object.entries(body.shape as Record<string, z.ZodType>)
    .filter(([, field]) => unwrapOptional(field).meta()?.asserts === 'caller')
    .map(([name]) => name);
}

function unwrapOptional(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodOptional ? unwrapOptional(field.unwrap() as z.ZodType) : field;
}

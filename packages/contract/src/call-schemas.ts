import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** The schemas of one call. Bodies are strict: an unknown field is refused. */
export interface CallSchemas {
  /** The first sentence is the summary in the OpenAPI document; the rest is its description. */
  summary: string;
  /** The codes that its handler may answer, besides those that any call may: see `possibleRefusals`. */
  refuses?: readonly ErrorCode[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The `data` of the reply. Fields that are not named here are stripped, so that nothing leaks by accident. */
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
 * A field of a body with the caller's own id: an assertion, never a proof. The server refuses any other player's id
 * before the handler runs.
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

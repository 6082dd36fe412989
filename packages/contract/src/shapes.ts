import { z } from 'zod';

/** What goes in and out of one call. Bodies are strict: a field that isn't named is refused. */
export interface Shapes {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What stands under `data`. A reply keeps only the fields named here: nothing leaks by accident. */
  reply: z.ZodType;
}

export const time = z.iso.datetime().describe('ISO 8601, UTC');

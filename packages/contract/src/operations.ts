import { z } from 'zod';
import type { CallSchemas } from './call-schemas.ts';

/** A report as browsers send it; the formats differ, and only known fields are read. */
const report = z.record(z.string(), z.unknown());

export const operations = {
  reportViolations: {
    summary: 'What a browser has refused to load or run by our content security policy.',
    body: z.union([z.strictObject({ 'csp-report': report }), z.array(report).max(20)]),
    reply: z.object({ noted: z.int() }),
  },
  health: { summary: 'The process is alive.', reply: z.object({ status: z.literal('alive') }) },
  ready: {
    summary: 'The process can serve: the database answers and no shutdown is under way.',
    reply: z.object({
      status: z.literal('ready'),
      database: z.enum(['sqlite', 'postgres']),
      redis: z.enum(['connected', 'unreachable', 'not configured']),
    }),
  },
  metrics: { summary: 'Figures for Prometheus.', refuses: ['not_found'], reply: z.string() },
  docs: { summary: 'This API as a page to read.', reply: z.string() },
  openApi: { summary: 'This API as OpenAPI 3.1.', reply: z.looseObject({ openapi: z.string() }) },
} satisfies Record<string, CallSchemas>;

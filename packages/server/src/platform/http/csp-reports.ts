import type { CallInput } from '@bee-jinx/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { contentSecurityPolicy } from './content-security-policy.ts';

export const cspReportPath = '/api/policy-violations';

/** The content types of CSP reports: `report-uri` sends a single report, the Reporting API an array. */
const reportTypes = ['application/csp-report', 'application/reports+json'];

/** These content types are accepted at that one path only; all other bodies are JSON. */
export function registerCspReportParser(api: FastifyInstance): void {
  const readJson = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser(reportTypes, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.url === cspReportPath) readJson(request, String(body), done);
    else done(Object.assign(new Error('That is no report.'), { statusCode: 415 }));
  });
}

/** Counts violations by directive and logs the blocked origin, but neither the page's address nor any of its text. */
export function createCspReportRecorder(registry: Registry) {
  const counter = new Counter({
    name: 'bee_jinx_policy_violations_total',
    help: 'What browsers have refused by our content security policy, as they report it.',
    labelNames: ['directive'],
    registers: [registry],
  });
  return (reports: CallInput<'reportViolations'>['body'], log: FastifyBaseLogger): number => {
    const violations = Array.isArray(reports)
      ? reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body)
      : [reports['csp-report']];
    for (const violation of violations) {
      const { directive, blocked } = describe((violation ?? {}) as Record<string, unknown>);
      counter.inc({ directive });
      log.warn({ directive, blocked }, 'content policy violated');
    }
    return violations.length;
  };
}

function describe(violation: Record<string, unknown>): { directive: string; blocked: string } {
  const text = (...names: string[]) =>
    String(names.map((name) => violation[name]).find((value) => typeof value === 'string') ?? '');
  const [fullDirective = ''] = text(
    'effectiveDirective',
    'effective-directive',
    'violated-directive',
  ).split(' ');
  const kind = fullDirective.replace(/-(elem|attr)$/, '');
  return {
    // Anybody can send a report, so only directives of our policy become label values.
    directive: kind in contentSecurityPolicy ? kind : 'other',
    blocked: sourceOf(text('blockedURL', 'blocked-uri')),
  };
}

const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink'];

/** Keeps only the origin of a blocked URL: its path and query can hold secrets. */
function sourceOf(blocked: string): string {
  if (keywords.includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { protocol, host } = new URL(blocked);
  return /^https?:$|^wss?:$/.test(protocol)
    ? `${protocol}//${host}`.slice(0, 100)
    : protocol.slice(0, 30);
}

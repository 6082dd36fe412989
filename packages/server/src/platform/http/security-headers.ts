import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { cspReportPath } from './csp-reports.ts';

/** As OWASP's secure headers project recommends. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Ignored over plain http; behind a TLS proxy it enforces TLS.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Built once, as they are the same on every reply over one protocol. */
export function setSecurityHeaders(
  app: FastifyInstance,
  /** Further origins that the page may connect to: the analytics provider. */
  alsoConnectTo: readonly string[],
): void {
  const connect = [contentSecurityPolicy['connect-src'], ...alsoConnectTo].join(' ');
  const withReports = (reports: Record<string, string>) => ({
    'content-security-policy': Object.entries({
      ...contentSecurityPolicy,
      'connect-src': connect,
      ...reports,
    })
      .map(([kind, sources]) => `${kind} ${sources}`)
      .join(';'),
    ...headers,
  });
  const reportUri = { 'report-uri': cspReportPath };
  const plain = withReports(reportUri);
  // `report-to` works over TLS only, and a browser that knows it ignores `report-uri`.
  const encrypted = {
    ...withReports({ ...reportUri, 'report-to': 'policy' }),
    'reporting-endpoints': `policy="${cspReportPath}"`,
  };
  app.addHook('onRequest', ({ protocol }, reply, done) => {
    reply.headers(protocol === 'https' ? encrypted : plain);
    done();
  });
}

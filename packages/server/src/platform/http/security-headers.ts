import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { cspReportPath } from './csp-reports.ts';

/** What OWASP's secure headers project asks for. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Over plain http a browser ignores it; behind a TLS proxy it keeps the visitor there.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Written out once: they are the same on every reply over one protocol, and there are many replies. */
export function setSecurityHeaders(
  app: FastifyInstance,
  /** Whom else the page may speak to: the provider of analytics, where there is one. */
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
  const oldWay = { 'report-uri': cspReportPath };
  const plain = withReports(oldWay);
  // The new way works over TLS only, and a browser that reads its name forgets the old one.
  const encrypted = {
    ...withReports({ ...oldWay, 'report-to': 'policy' }),
    'reporting-endpoints': `policy="${cspReportPath}"`,
  };
  app.addHook('onRequest', ({ protocol }, reply, done) => {
    reply.headers(protocol === 'https' ? encrypted : plain);
    done();
  });
}

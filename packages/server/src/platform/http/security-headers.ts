import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { cspReportPath } from './csp-reports.ts';

/** As OWASP's secure headers project recommends. */
const onEveryReply = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Ignored over plain http; behind a TLS proxy it enforces TLS.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const onPages = {
  ...onEveryReply,
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
/** Data is no document: it may load nothing at all. Short, as headers are most of a small reply. */
const onCalls = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  ...onEveryReply,
};

/** Built once, as they are the same on every page over one protocol, and on every call. */
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
    ...onPages,
  });
  const reportUri = { 'report-uri': cspReportPath };
  const plain = withReports(reportUri);
  // `report-to` works over TLS only, and a browser that knows it ignores `report-uri`.
  const encrypted = {
    ...withReports({ ...reportUri, 'report-to': 'policy' }),
    'reporting-endpoints': `policy="${cspReportPath}"`,
  };
  app.addHook('onRequest', ({ protocol, url }, reply, done) => {
    const forPages = protocol === 'https' ? encrypted : plain;
    reply.headers(url.startsWith('/api/') ? onCalls : forPages);
    done();
  });
}

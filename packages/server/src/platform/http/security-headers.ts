import type { FastifyInstance } from 'fastify';
import { contentPolicy } from './content-policy.ts';
import { violationsPath } from './policy-violations.ts';

/** What OWASP's secure headers project asks for. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Over plain http a browser ignores it; behind a TLS proxy it keeps the visitor there.
  'strict-transport-security': 'max-age=31536000',
  'reporting-endpoints': `policy="${violationsPath}"`,
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Written out once: they are the same on every reply, and there are many replies. */
export function setSecurityHeaders(
  app: FastifyInstance,
  /** Whom else the page may speak to: the provider of analytics, where there is one. */
  alsoConnectTo: readonly string[],
): void {
  const connect = [contentPolicy['connect-src'], ...alsoConnectTo].join(' ');
  // The old way to report and the new one: some browsers know one of them only.
  const reports = { 'report-uri': violationsPath, 'report-to': 'policy' };
  const policy = Object.entries({ ...contentPolicy, 'connect-src': connect, ...reports })
    .map(([kind, sources]) => `${kind} ${sources}`)
    .join(';');
  const all = { 'content-security-policy': policy, ...headers };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all);
    done();
  });
}

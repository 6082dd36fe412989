import type { FastifyInstance } from 'fastify';

/** No inline script, no foreign source, no framing. What a feature needs beyond this, it must argue for. */
const contentPolicy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

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

/** Written out once: they are the same on every reply, and there are many replies. */
export function setSecurityHeaders(
  app: FastifyInstance,
  /** Whom else the page may speak to: the provider of analytics, where there is one. */
  alsoConnectTo: readonly string[],
): void {
  const connect = [contentPolicy['connect-src'], ...alsoConnectTo].join(' ');
  const policy = Object.entries({ ...contentPolicy, 'connect-src': connect })
    .map(([kind, sources]) => `${kind} ${sources}`)
    .join(';');
  const all = { 'content-security-policy': policy, ...headers };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all);
    done();
  });
}

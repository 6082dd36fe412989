import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** No inline script, no foreign source, no framing. What a feature needs beyond this, it must argue for. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  /** Whom else the page may speak to: the provider of analytics, where there is one. */
  alsoConnectTo: readonly string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...alsoConnectTo],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Over plain http a browser ignores it; behind a TLS proxy it keeps the visitor there.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
}

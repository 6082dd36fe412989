import { lookup } from 'node:dns';
import { request as askHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ConcurrencyLimiter } from '../../../platform/concurrency-limiter.ts';
import { isPublicAddress } from '../../../platform/public-address.ts';

/** Endpoints are chosen by clients, so this prevents SSRF: only https on the default port and public addresses. */
export function parseEndpoint(text: string, allowLoopback: boolean): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (allowLoopback && isLoopback(url)) return url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'https:' && url.port === '' && !url.username && !url.password;
  if (!isPlain || (isIP(host) !== 0 && !isPublicAddress(host))) return null;
  return isIP(host) === 0 && !host.includes('.') ? null : url;
}

interface Delivery {
  status: number;
  retryAfterSeconds: number | null;
}

/** For the whole request. */
const timeoutMs = 10_000;
/** The body is discarded; a longer one is cut off. */
const maxAnswerBytes = 16 * 1024;
/** Limited per host, because clients choose the service: a slow one must not block the others. */
const deliveries = new ConcurrencyLimiter({
  maxConcurrent: 200,
  maxConcurrentPerKey: 20,
  maxQueued: 2000,
  perKey: 500,
});

/** Follows no redirects and ignores the body. */
export function deliverPush(
  endpoint: URL,
  message: { headers: Record<string, string>; body: Buffer },
  signal: AbortSignal,
): Promise<Delivery> {
  return deliveries.run({ key: endpoint.host, isKnown: true }, () =>
    post(endpoint, message, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])),
  );
}

async function post(
  endpoint: URL,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  signal: AbortSignal,
): Promise<Delivery> {
  const isTest = isLoopback(endpoint);
  // Plain http is for tests. Lazy, because it would load all of Node's fetch at the start.
  const ask = endpoint.protocol === 'http:' ? (await import('node:http')).request : askHttps;
  return new Promise((done, failed) => {
    const request = ask(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal,
        ...(!isTest && { lookup: publicOnlyLookup(lookup) }),
      },
      (response) => {
        const after = Number(response.headers['retry-after'] ?? Number.NaN);
        const answer = {
          status: response.statusCode ?? 0,
          retryAfterSeconds: Number.isFinite(after) && after >= 0 ? after : null,
        };
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > maxAnswerBytes) response.destroy();
        });
        // Only the status counts.
        response.on('error', () => {});
        response.on('close', () => done(answer));
      },
    );
    request.on('error', failed);
    request.end(body);
  });
}

/** Checks the address that is then connected to, so that DNS rebinding doesn't help. */
export function publicOnlyLookup(resolve: typeof lookup): LookupFunction {
  return (host, options, found) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const open = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (!first) found(error ?? new Error('That is no public address.'), []);
      else if (options.all) found(null, open);
      else found(null, first.address, first.family);
    });
  };
}

const isLoopback = ({ protocol, hostname }: URL) =>
  /^https?:$/.test(protocol) && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

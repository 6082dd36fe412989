import { lookup } from 'node:dns';
import { request as askHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ConcurrencyLimiter } from '../../../platform/concurrency-limiter.ts';
import { isPublicAddress } from '../../../platform/public-address.ts';

/**
 * Where a browser asks us to send something is up to the browser, so up to anybody. We go to https on its
 * usual port and to public addresses only: nobody makes this server knock at doors inside its own network.
 */
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

/** From the first knock to the last byte. */
const timeoutMs = 10_000;
/** Nothing that a push service says is that long, and all of it is thrown away. */
const maxAnswerBytes = 16 * 1024;
/** Browsers name the service, so one that is slow on purpose must not take the places of the others. */
const deliveries = new ConcurrencyLimiter({
  maxConcurrent: 200,
  maxConcurrentPerKey: 20,
  maxQueued: 2000,
  perKey: 500,
});

/** Never follows a redirect; of what the service says beyond its status nothing is kept. */
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
  // Plain http is for tests; imported with the start it would bring all of Node's own fetch along.
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
        // The status is the answer, however the rest ends.
        response.on('error', () => {});
        response.on('close', () => done(answer));
      },
    );
    request.on('error', failed);
    request.end(body);
  });
}

/** The address that was looked at is the one that is connected to: a name can't change in between. */
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

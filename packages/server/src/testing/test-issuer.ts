import type { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A fake Supabase: signs real tokens, publishes its keys and accepts requests for e-mail links. */
export interface TestIssuer {
  url: string;
  /** Requested e-mail links. */
  links: { email: string; redirectTo: string | null; apikey: string | undefined }[];
  keys: { sign: webcrypto.CryptoKey; foreign: webcrypto.CryptoKey; publicText: string };
  claims(subject: string): Record<string, unknown>;
  token(claims: Record<string, unknown>, by?: Signature): Promise<string>;
  stop(): Promise<void>;
}

interface Signature {
  key?: webcrypto.CryptoKey | Uint8Array;
  alg?: string;
  kid?: string;
}

export async function startTestIssuer(now: () => number): Promise<TestIssuer> {
  const own = await generateKeyPair('ES256', { extractable: true });
  const foreign = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const links: TestIssuer['links'] = [];
  let visitors = 0;
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://issuer');
    if (pathname === '/auth/v1/otp') {
      let body = '';
      for await (const part of request) body += part;
      const apikey = request.headers.apikey?.toString();
      links.push({ ...JSON.parse(body), redirectTo: searchParams.get('redirect_to'), apikey });
      response.end('{}');
    } else if (pathname === '/auth/v1/authorize') {
      // Redirects as after a successful Google sign-in.
      const accessToken = await token(claims(`google-${++visitors}`));
      const location = `${searchParams.get('redirect_to')}#access_token=${accessToken}`;
      response.writeHead(302, { location }).end();
    } else if (pathname === '/auth/v1/.well-known/jwks.json') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const claims: TestIssuer['claims'] = (subject) => ({
    iss: `${url}/auth/v1`,
    aud: 'authenticated',
    role: 'authenticated',
    sub: subject,
    email: 'anna@example.org',
    iat: Math.floor(now() / 1000),
    exp: Math.floor(now() / 1000) + 3600,
  });
  const token: TestIssuer['token'] = (
    claims,
    { key = own.privateKey, alg = 'ES256', kid = 'one' } = {},
  ) => new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key);
  return {
    url,
    links,
    keys: { sign: own.privateKey, foreign: foreign.privateKey, publicText: JSON.stringify(jwk) },
    claims,
    token,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import { fetchBounded } from '../../../platform/fetch-bounded.ts';
import { Refusal } from '../../../platform/refusal.ts';

export interface SupabaseSettings {
  url: string;
  /** The publishable key; it is no secret. */
  anonKey: string;
  /** Only for projects that still sign with a shared secret. */
  jwtSecret: string | undefined;
}

const audience = 'authenticated';
const timeoutMs = 3000;
/** A key set takes a few hundred bytes per key. */
const maxBytes = 256 * 1024;

/** The only module that calls Supabase. */
export class Supabase {
  readonly issuer: string;
  readonly #settings: SupabaseSettings;
  readonly #clock: Clock;
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(settings: SupabaseSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
    this.issuer = `${settings.url}/auth/v1`;
    this.#keys = createRemoteJWKSet(new URL(`${this.issuer}/.well-known/jwks.json`), {
      timeoutDuration: timeoutMs,
      [customFetch]: (url, wishes) => fetchBounded(url, wishes, maxBytes),
    });
  }

  /** Identified by issuer and subject, never by e-mail, which may change hands. */
  async identityIn(accessToken: string): Promise<{ issuer: string; subject: string }> {
    const { sub, role, is_anonymous } = await this.#verify(accessToken);
    if (!sub || role !== audience || is_anonymous === true) throw invalidTokenRefusal();
    return { issuer: this.issuer, subject: sub };
  }

  googleUrl(returnTo: string): string {
    const query = new URLSearchParams({ provider: 'google', redirect_to: returnTo });
    return `${this.issuer}/authorize?${query}`;
  }

  async sendLink(email: string, returnTo: string): Promise<void> {
    const response = await fetch(
      `${this.issuer}/otp?${new URLSearchParams({ redirect_to: returnTo })}`,
      {
        method: 'POST',
        headers: { apikey: this.#settings.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, create_user: true }),
        signal: AbortSignal.timeout(timeoutMs),
      },
    ).catch(() => undefined);
    // Only the status is read.
    await response?.body?.cancel().catch(() => {});
    if (response?.status === 429) throw new Refusal('slow_down', { retryAfterSeconds: 60 });
    if (!response?.ok) throw new Refusal('unavailable', { retryAfterSeconds: 10 });
  }

  async #verify(accessToken: string): Promise<JWTPayload> {
    const { jwtSecret } = this.#settings;
    const expected: JWTVerifyOptions = {
      issuer: this.issuer,
      audience,
      currentDate: new Date(this.#clock.now()),
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp', 'iat'],
    };
    try {
      // Either kind of key, never both: prevents algorithm confusion between a public key and a shared secret.
      const { payload } =
        jwtSecret === undefined
          ? await jwtVerify(accessToken, this.#keys, {
              ...expected,
              algorithms: ['ES256', 'RS256'],
            })
          : await jwtVerify(accessToken, new TextEncoder().encode(jwtSecret), {
              ...expected,
              algorithms: ['HS256'],
            });
      return payload;
    } catch (error) {
      throw isUnreachable(error)
        ? new Refusal('unavailable', { retryAfterSeconds: 10 })
        : invalidTokenRefusal();
    }
  }
}

/** The keys could not be fetched, so the token was not verified. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  return !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';
}

const invalidTokenRefusal = () =>
  new Refusal('wrong_credentials', { message: 'That sign-in didn’t hold. Try again, please.' });

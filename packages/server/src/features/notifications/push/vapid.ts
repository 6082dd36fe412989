import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadOrCreateSecret } from '../../../platform/database/server-secret.ts';
import { encodePublicPoint } from './p256.ts';

/** Of the twenty-four hours that a push service accepts at most. */
const proofHours = 12;

/** Who we are to push services (RFC 8292): one key pair for all servers on one database. */
export class Vapid {
  /** What browsers subscribe with: an uncompressed point, base64url. */
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #clock: Clock;
  readonly #contact: string | undefined;

  private constructor(key: KeyObject, clock: Clock, contact: string | undefined) {
    this.#key = key;
    this.#clock = clock;
    this.#contact = contact;
    this.publicKey = encodePublicPoint(key).toString('base64url');
  }

  /** Made at the first start. A new pair would void every subscription, so it is never made again. */
  static async open(
    db: Database,
    { clock, contact }: { clock: Clock; contact: string | undefined },
  ): Promise<Vapid> {
    const pem = await loadOrCreateSecret(db, 'vapid', () =>
      generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    );
    return new Vapid(createPrivateKey(pem), clock, contact);
  }

  /** The Authorization header for one push service, and useless at any other. */
  proofFor(endpoint: URL): string {
    const expires = Math.floor(this.#clock.now() / 1000) + proofHours * 3600;
    const claims = {
      aud: endpoint.origin,
      exp: expires,
      ...(this.#contact && { sub: this.#contact }),
    };
    const said = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const key = { key: this.#key, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(said), key).toString('base64url');
    return `vapid t=${said}.${signature}, k=${this.publicKey}`;
  }
}

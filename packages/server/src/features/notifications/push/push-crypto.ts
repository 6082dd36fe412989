import {
  createCipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadOrCreateSecret } from '../../../platform/database/server-secret.ts';
import { pooledRandomBytes } from '../../../platform/random.ts';

/** P-256 points as Web Push writes them: 0x04, x, y. */

const pointLength = 65;

/** Of a public key, or of the public half of a private one. */
function encodePublicPoint(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
}

/** Null for what is no point of the curve. */
export function decodePublicPoint(point: Buffer): KeyObject | null {
  if (point.length !== pointLength || point[0] !== 4) return null;
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  try {
    return createPublicKey({ key: jwk, format: 'jwk' });
  } catch {
    return null;
  }
}

/** The keys of one browser, as it made them. */
interface BrowserKeys {
  publicKey: KeyObject;
  /** Sixteen octets that only the browser and we know. */
  secret: Buffer;
}

const recordSize = 4096;
const lastRecord = 2;
/** So that a message's length says nothing about what is in it. */
const paddedTo = 512;

/** For that browser alone: the push service carries it and can't read it (RFC 8291, one record of RFC 8188). */
export function encryptMessage(message: string, browser: BrowserKeys): Buffer {
  const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [ourPoint, theirPoint] = [
    encodePublicPoint(ours.privateKey),
    encodePublicPoint(browser.publicKey),
  ];
  const shared = diffieHellman({ privateKey: ours.privateKey, publicKey: browser.publicKey });
  const salt = Buffer.from(pooledRandomBytes(16));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirPoint, ourPoint]);
  const input = derive(browser.secret, shared, about, 32);
  const key = derive(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);

  const text = Buffer.from(message);
  const padding = Buffer.alloc(Math.max(0, paddedTo - text.length));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [
    cipher.update(Buffer.concat([text, Buffer.of(lastRecord), padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(ourPoint.length, 4);
  return Buffer.concat([salt, head, ourPoint, ...sealed]);
}

function derive(salt: Buffer, input: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length));
}

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

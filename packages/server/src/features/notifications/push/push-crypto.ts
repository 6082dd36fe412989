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

const pointLength = 65;

/** As an uncompressed point: 0x04, x, y. Takes a public or a private key. */
function encodePublicPoint(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
}

/** Null if it is no point of the curve. */
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

interface BrowserKeys {
  publicKey: KeyObject;
  /** The shared authentication secret, 16 bytes. */
  secret: Buffer;
}

const recordSize = 4096;
const lastRecord = 2;
/** Padding hides the length of the message. */
const paddedTo = 512;

/** End-to-end encryption for one browser (RFC 8291, one record of RFC 8188). */
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

/** Push services accept at most 24. */
const proofHours = 12;

/** The server's identity towards push services (RFC 8292): one key pair per database. */
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

  /** Created at the first start and never replaced: a new pair would void every subscription. */
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

  /** The Authorization header for one push service. */
  proofFor(endpoint: URL): string {
    const expires = Math.floor(this.#clock.now() / 1000) + proofHours * 3600;
    const claims = {
      aud: endpoint.origin,
      exp: expires,
      ...(this.#contact && { sub: this.#contact }),
    };
    const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const key = { key: this.#key, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(unsigned), key).toString('base64url');
    return `vapid t=${unsigned}.${signature}, k=${this.publicKey}`;
  }
}

import {
  createCipheriv,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { pooledRandomBytes } from '../../../platform/random.ts';
import { encodePublicPoint } from './p256.ts';

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

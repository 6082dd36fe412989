import { generateKeyPairSync, sign } from 'node:crypto';

/** DER encoding (X.690). */
function der(tag: number, ...inside: Buffer[]): Buffer {
  const body = Buffer.concat(inside);
  const { length } = body;
  if (length < 128) return Buffer.concat([Buffer.of(tag, length), body]);
  const size = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
}

const sequence = (...inside: Buffer[]) => der(0x30, ...inside);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const commonName = '550403';
const subjectAlternativeName = '551d11';
const ecdsaWithSha256 = '2a8648ce3d040302';

/** Self-signed for 127.0.0.1, valid for an hour. */
export function makeTestCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(ecdsaWithSha256));
  const name = sequence(
    der(0x31, sequence(objectId(commonName), der(0x0c, Buffer.from('127.0.0.1')))),
  );
  const at = (ms: number) =>
    der(0x18, Buffer.from(new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, '')));
  const ipAddress = sequence(der(0x87, Buffer.of(127, 0, 0, 1)));
  const extension = sequence(objectId(subjectAlternativeName), der(0x04, ipAddress));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    algorithm,
    name,
    sequence(at(Date.now() - 60_000), at(Date.now() + 3_600_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, algorithm, der(0x03, Buffer.of(0), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
